import Foundation

/// Certificates that OpenSSL's command made for these tests, in DER. The server's and the client's end on
/// 26 November 2036; tests evaluate them at a date of their own.
enum TestCertificates {
    /// Signs itself: "Test Root" of "Trestle Tests", an authority.
    static let root = data(
        """
        MIIBwDCCAWWgAwIBAgIUYeaUgGyl2odaJagNPjkulwQqyi0wCgYIKoZIzj0EAwIwLDEWMBQGA1UECgwNVHJlc3RsZSBUZXN0czES\
        MBAGA1UEAwwJVGVzdCBSb290MCAXDTI2MTEyOTE0MzAzNloYDzIwNzYxMTE2MTQzMDM2WjAsMRYwFAYDVQQKDA1UcmVzdGxlIFRl\
        c3RzMRIwEAYDVQQDDAlUZXN0IFJvb3QwWTATBgcqhkjOPQIBBggqhkjOPQMBBwNCAAQQ6Z9LbepsHzvadWZssJUek9PgBJ3kh/Zo\
        1OoyomZYeNGPl2Mz60HgeDyD1chnPNxk/8yPeBj4sbOWPf1GH5EQo2MwYTAdBgNVHQ4EFgQUyKW3dJZtx9F+YF6rdjT4pOhUqZAw\
        HwYDVR0jBBgwFoAUyKW3dJZtx9F+YF6rdjT4pOhUqZAwDwYDVR0TAQH/BAUwAwEB/zAOBgNVHQ8BAf8EBAMCAQYwCgYIKoZIzj0E\
        AwIDSQAwRgIhAJCNBKoHTvQIHU9pxdgWRYhzAuL0GcqagowF99NPS5hEAiEAgScdg6kUxPfe8qVYt3IbjX+NxVS/A2sQnpAiP50g\
        8s8=
        """)

    /// "Test Intermediate", an authority that the root signed.
    static let middle = data(
        """
        MIIByzCCAXCgAwIBAgIUZ6iYqaOQh1e6QMBW1d4bTztl6LswCgYIKoZIzj0EAwIwLDEWMBQGA1UECgwNVHJlc3RsZSBUZXN0czES\
        MBAGA1UEAwwJVGVzdCBSb290MCAXDTI2MTEyOTE0MzAzNloYDzIwNzYxMTE2MTQzMDM2WjA0MRYwFAYDVQQKDA1UcmVzdGxlIFRl\
        c3RzMRowGAYDVQQDDBFUZXN0IEludGVybWVkaWF0ZTBZMBMGByqGSM49AgEGCCqGSM49AwEHA0IABPnKaG40Iyyd68kDwxp/pP7/\
        6VYZ9hsYtaxhynhZ/WlEL/XceFLiPGrvABsTEubof0zy86WX0rk2Y0HytukybxWjZjBkMBIGA1UdEwEB/wQIMAYBAf8CAQAwDgYD\
        VR0PAQH/BAQDAgIEMB0GA1UdDgQWBBQq3O+xplX0Dg8pJ4jpSK8g9UVh1jAfBgNVHSMEGDAWgBTIpbd0lm3H0X5gXqt2NPik6FSp\
        kDAKBggqhkjOPQQDAgNJADBGAiEAx0+hQspiHhtxcVaQHhpwbWNDLn3FqTjghf+y1vU5VPECIQDHVpBHiw8AwsxxRuvDd8sENhkh\
        hUIm1WihyppeJ28bhA==
        """)

    /// "Test Server", that the intermediate signed, for example.com, *.example.org, 192.0.2.1 and post@example.com.
    static let server = data(
        """
        MIICFDCCAbqgAwIBAgIUZ6PZMx94nhqw6l4XxLyBQM4gDUswCgYIKoZIzj0EAwIwNDEWMBQGA1UECgwNVHJlc3RsZSBUZXN0czEa\
        MBgGA1UEAwwRVGVzdCBJbnRlcm1lZGlhdGUwHhcNMjYxMTI5MTQzMDM2WhcNMzYxMTI2MTQzMDM2WjAuMRYwFAYDVQQKDA1UcmVz\
        dGxlIFRlc3RzMRQwEgYDVQQDDAtUZXN0IFNlcnZlcjBZMBMGByqGSM49AgEGCCqGSM49AwEHA0IABOot6w/5Fd0+mnhcqfFKR5ym\
        2/n1Qu4qocdNPUCwycZpSBCoFma7WsyAPM3v/5o17Ty1vnFzjWEA8wnnwc6V+SKjga8wgawwCQYDVR0TBAIwADA9BgNVHREENjA0\
        ggtleGFtcGxlLmNvbYINKi5leGFtcGxlLm9yZ4cEwAACAYEQcG9zdEBleGFtcGxlLmNvbTATBgNVHSUEDDAKBggrBgEFBQcDATAL\
        BgNVHQ8EBAMCB4AwHQYDVR0OBBYEFGJIO9goLPMULxrGwScMJoUf3Qj7MB8GA1UdIwQYMBaAFCrc77GmVfQODykniOlIryD1RWHW\
        MAoGCCqGSM49BAMCA0gAMEUCIACJlHRyBOve7DoA6dzCHJJwLkugiVp1/fhjRdneLYV3AiEA5uvc0w35w8R1eLnpA8htyCpw4A0w\
        ZHZn329lmukUivI=
        """)

    /// Has no common name but the unit "Clients"; the intermediate signed it for clients.
    static let client = data(
        """
        MIIBwjCCAWigAwIBAgIUZ6PZMx94nhqw6l4XxLyBQM4gDUwwCgYIKoZIzj0EAwIwNDEWMBQGA1UECgwNVHJlc3RsZSBUZXN0czEa\
        MBgGA1UEAwwRVGVzdCBJbnRlcm1lZGlhdGUwHhcNMjYxMTI5MTQzMDM3WhcNMzYxMTI2MTQzMDM3WjAqMRYwFAYDVQQKDA1UcmVz\
        dGxlIFRlc3RzMRAwDgYDVQQLDAdDbGllbnRzMFkwEwYHKoZIzj0CAQYIKoZIzj0DAQcDQgAEGy4hhoQHKnj/xBB/u1gz63mEocGC\
        mLoCb87GAuLYfIHY1Qv0ZmtE/49qlM/yebpabVaJEgLaSIcCxe7syeTfpKNiMGAwCQYDVR0TBAIwADATBgNVHSUEDDAKBggrBgEF\
        BQcDAjAdBgNVHQ4EFgQUayTzD0uzL2fo4oVfQsANcUvHtXkwHwYDVR0jBBgwFoAUKtzvsaZV9A4PKSeI6UivIPVFYdYwCgYIKoZI\
        zj0EAwIDSAAwRQIhANpqkQkSvnjmVJ+Ok91or/zu/IAxtPbE5t5M+nFFJxj6AiBDlx29qaPN6jaJ0RSeh+28xnwfIcrPj/Dpw/JD\
        6tnRAA==
        """)

    /// For weak.example.com with a key of RSA of 1,024 bits, that the root signed.
    static let weak = data(
        """
        MIIB7zCCAZWgAwIBAgIUZ6iYqaOQh1e6QMBW1d4bTztl6LwwCgYIKoZIzj0EAwIwLDEWMBQGA1UECgwNVHJlc3RsZSBUZXN0czES\
        MBAGA1UEAwwJVGVzdCBSb290MB4XDTI2MTEyOTE0MzAzN1oXDTM2MTEyNjE0MzAzN1owGzEZMBcGA1UEAwwQd2Vhay5leGFtcGxl\
        LmNvbTCBnzANBgkqhkiG9w0BAQEFAAOBjQAwgYkCgYEA3q+NH14C5sINr9RKgocku8tpcIhmd6A/a1pcM709eOivyhJ1mkRvepaf\
        JIWzMwXwmo5llkyC/ia0WrFqKyHScJwG3KydshTZ8fPNTDMejiMYMLAp11Mb7Pvc18tKkzM+xGOnHrCTp2tbNOTbhnC/EfYq2G9k\
        bS+bEBy8yoi69Q0CAwEAAaNfMF0wGwYDVR0RBBQwEoIQd2Vhay5leGFtcGxlLmNvbTAdBgNVHQ4EFgQU4G5EoTgDPu6BO3yiZkAC\
        o2T9zUswHwYDVR0jBBgwFoAUyKW3dJZtx9F+YF6rdjT4pOhUqZAwCgYIKoZIzj0EAwIDSAAwRQIgEHBGJVcqL6V6gQ/9s0QG5MOS\
        1XpxCCBdhbkHCMWPphYCIQD64Stf0ZHp5ZlVWxNw6JL4T+XAB/2sWtDFKQ9mIrytVg==
        """)

    /// A file of PKCS #12 with the server's identity and the intermediate; the passphrase is "secret".
    static let serverIdentity = data(
        """
        MIIG8wIBAzCCBqkGCSqGSIb3DQEHAaCCBpoEggaWMIIGkjCCBSIGCSqGSIb3DQEHBqCCBRMwggUPAgEAMIIFCAYJKoZIhvcNAQcB\
        MFcGCSqGSIb3DQEFDTBKMCkGCSqGSIb3DQEFDDAcBAgZmRHSQiY1bgICCAAwDAYIKoZIhvcNAgkFADAdBglghkgBZQMEASoEENqw\
        jqu1KEdv2iX+8D6oxAmAggSgJ+afKxgJ8e+hZtRafIdhR3FoTHyMY/PVfdB3mTEJPSOHcgimD58bYk6gdWMBp5EJjJGYDjBYRXck\
        bkbUcMdjJC8KS/KFxQt61fNN75BCYvggAoDxRPBANuNCtDrMlXRqDMJH7vGd9kmOFsPhamOrV5NJ20N77eDOqwSv4RpWuSspsU5l\
        UCEB6Xex29J93VOlqJTJsTcsgsCI6SlrCfGuhZCJ+WB8/k7XWlVNPcttWumDSjVjcF6SkUjQ28gcgPflfm+tQPPpQ/RK+HvCzNYe\
        52O+NwkQV3v/7UrhAYNcOPam+P5laSPmP7vdzjQ3YkyBARuGVkynue8YpPPGclYoVZX2HZg0DMAJ6Mw/+UTIf60Wg5VziuzMtZFc\
        w68cqtV1l4iXilNM+izkMw9eUH4Iam1FHiyf+bkSShEVQAaVDzpBNVn13Q8QkCAMr6obfZY5h56pF4ZWVgbFNajEMwoykWSqxFXD\
        JkZxsTDwtbOdj/gx/16nXQuz+WM2WfJNRUfzRVnwa5keuYTIW9+wYwo4ewds7ZKddtMxgmud/8xD3I15fh8RH2S2YwSnsf9zRSGg\
        3z1ylE/Em2vvgodMJRh7sTURA2N9rpX81utuva/FbfZ13xCTTwC/6xIL5RYO3X+Wew3J3q5Zh3BcdCK0xCrGWVtDYS8KBylwKMJt\
        Hmh8+uNOjIFXPFbmGo1LcEhMWduMGQiWNL4V8Ek73W+kx6+8vdSbQ5eVEaAoPzLHZtGPonoahZsYq63nLn/wB4nFQo9w4uy8Nv7g\
        rf31WEI0x/X8GXebmpD39ob/XqpcPDTX7ScaPeOdnTmBtDUixKCnOpNf1bGo1CxlvWaGcFtpJZP2SKd603/DDF4pmRWr4yMWN375\
        +5pAMwV7K33PgX2sB8Jm0lqSRoDo5BFcQdENsrvmqsVbvq1YcVXhlMOJkezwbrg2EKvSrzlUKqO6JPgx1Br6Ftoj13AJWZXmVsiL\
        VfNwju1tq5HYciYD/vaIErbHlQABxm4EJrsi+pt6bHzcdz6BtqL1fVBwwWzpTOY1GBSIztUAfda4Bt1be/4eKDRBrUGd7jmOPpyF\
        mu77EJ/uYQg8KLIlKnl85xqJbGn9XcScxWUhCdIrfjE9jyEUxRS/OZp0skZJWqFX4Gr/jwndWBPMv8f/rj9LPtYf4QcLbUtZvwkI\
        EBY3nWhDTtGyyfTqDhQutNUhlo9N/p2iLXAcq+MNSmmgXVpNpg4Y7c+dmMOVBzwqZ4forl4vfueqqWdHIxi+JInFyi7r4fOCukBK\
        tF33QX8va5YqhRXf29VqW3lQskdQZ2bMt2xhxBsar/W/2slveczT/e/R0csJbaVyTHlm5tHVK46o+mrCGRZrljBpDvF7Q3NqARDb\
        i2zONH/01Kydumx6p9fShRU9BgM+NqwtDfrsd/F1jCZTrftbqWr/Hjf0lL5tmuL+0fxHhx0HEVvwcefdY8H2GfznZP3nU5Ujjb3C\
        uSYpUd56RzHjhYKlOrVpJOf6LQ7GeEtEJk37bPfE3kvz0Y0Mr2CQo9abvoBCTPaiNuQ6Q9sJh9Pcxe5JHD6rutNe6RY9juzoy8Gi\
        OXcwggFoBgkqhkiG9w0BBwGgggFZBIIBVTCCAVEwggFNBgsqhkiG9w0BDAoBAqCB7zCB7DBXBgkqhkiG9w0BBQ0wSjApBgkqhkiG\
        9w0BBQwwHAQI+jfl3c612BYCAggAMAwGCCqGSIb3DQIJBQAwHQYJYIZIAWUDBAEqBBC+A8Xz5ifaoi1+wv4BTv9GBIGQpP6WbyoG\
        DXVJ2C33DWsy+9sfv1qMmiGOLsEKFk6VnaootlUoTG7JzxcoXD/28/wnRua193qpNC6aAOtj8YE82q89Nma86HyridaiMZEKWiPg\
        MRfD4Z/xGnIyv05kvqMoz6E0PTrdx2JTB1KoKgAZxY9CjLTKpZHjJvWBLxIMpdjjBjkLZMdcFKxSFPVwK460MUwwIwYJKoZIhvcN\
        AQkVMRYEFFUhsk7n+64yyDf+ZQwhk9odiEXXMCUGCSqGSIb3DQEJFDEYHhYAVABlAHMAdAAgAFMAZQByAHYAZQByMEEwMTANBglg\
        hkgBZQMEAgEFAAQgpkK5bA6lwg4uzdEk8iozk4T23b2NO6ZavFEQGi2IkQAECEf7FO44PfvKAgIIAA==
        """)

    /// A file of PKCS #12 that is encrypted as until 2020, with RC2; the passphrase is "old".
    static let clientIdentity = data(
        """
        MIIDwgIBAzCCA4gGCSqGSIb3DQEHAaCCA3kEggN1MIIDcTCCAmcGCSqGSIb3DQEHBqCCAlgwggJUAgEAMIICTQYJKoZIhvcNAQcB\
        MBwGCiqGSIb3DQEMAQYwDgQIM3tIP9zDmxQCAggAgIICIHC+NGoFSAIRzQVVSq/TVEuSHDZYUsDOIjfDANClOKf4+PkpvSCanjZW\
        yIFhIgKcpmgz1YFFF2XaK5sst6+WmQhYc/v5yn8OGEhwQrmkZE1PeUdss6pRrGQFhDDb8IT1xAx+/sNzKSdIIaMa+l9mTSwPWUxF\
        y4KKclEXSFfH2ALzteBLMEf7tO6Tq1+NL8KO0LkQ7vxNLihS8sZ1L2wxnA5Ok2KhgSVWkQbNbm2NoURFnT0Jf5Vnq2RmdI0cFszL\
        1Hd7+wLxW1XO5zMaLhDU6ZTgpDXCt+a8r2a+A/tExh75yX4+QeHFWfclGTxMnC9F1M8TIAwumiHO7PatudXZi/LjRWGFcSRI8GXc\
        hD61BXOTTmBNmAJGNM6aKahbO8iKlhPrx5Y6TdOtnfcPiqTf2jH4pPLODFkVJgeW40O6VRd9+RJxCjrB2wjlPhr+fgiZ8pZLALqa\
        3f/l7oXnDS3rpjWqcuq38NaHegNyoEH1kAUQSTOy4Qvldb4zb2ttc7Pv93UCTfCR0Zd5aMgAzXvKydLSTBabcYgHydGuYjtod/xy\
        YI7mfc2A2LEjFvUFGWTejOyRWsDgF9r6tSVv04ussuvVTmh/gX75mt63qwe6nzJvs2UiNBlJyjTBGDanggulsvaBMhu+fEAB7Pk+\
        r1XGezFF0a6Z4vNEamN708jzZ9MEXRsLhxFakXsjguryUmhg+P/3FjfzAcVlD92fUC1NCf0wggECBgkqhkiG9w0BBwGggfQEgfEw\
        ge4wgesGCyqGSIb3DQEMCgECoIG0MIGxMBwGCiqGSIb3DQEMAQMwDgQIkEnPkwx2FR4CAggABIGQyszOkHnkliaiJNasjqaYtFIp\
        +r2c4yonRjR5LWtzKa99zB5B3LUaGTcbmm9IIKpUbtbz1vBC1sEa0IoxeCGS5+xwTgHFPsGF+27/catXPg2IqXiZKJenKWqcfbUa\
        tB/uIcmR6P7LV9Sjv749Ob6F29XtlvFAcq+3vTsYnRtj6sT/cpYJVRZ/KNGTVQ1NszrhMSUwIwYJKoZIhvcNAQkVMRYEFKSjwt9c\
        p1kEOkDyQvX9GyScGZUyMDEwITAJBgUrDgMCGgUABBR/CBYXwO1DghveJtdDdsH5g1W0+gQIquqkEG06Sh4CAggA
        """)

    private static func data(_ text: String) -> Data { Data(base64Encoded: text) ?? Data() }
}
