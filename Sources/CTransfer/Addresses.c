// The ranges are those of RFC 6890 and its registry of special addresses; IPv6 forms that carry an
// IPv4 address are judged by the address inside.

#include "Addresses.h"

#include <arpa/inet.h>
#include <netinet/in.h>
#include <string.h>

static ct_reach zone_of_v4(uint32_t a) {
    if ((a >> 16) == 0xA9FE) return CT_REACH_ANYWHERE; // 169.254/16, link-local
    bool is_private = (a >> 24) == 0                // "this network"; 0.0.0.0 connects to this machine
        || (a >> 24) == 10               // private
        || (a >> 22) == 0x0191           // 100.64/10, shared behind a provider's translator
        || (a >> 24) == 127              // loopback
        || (a >> 20) == 0xAC1            // 172.16/12, private
        || (a >> 8) == 0xC00000          // 192.0.0/24, protocol assignments
        || (a >> 16) == 0xC0A8           // 192.168/16, private
        || (a >> 17) == 0xC612 >> 1      // 198.18/15, benchmarks inside a network
        || (a >> 28) >= 14;              // multicast, reserved, broadcast
    return is_private ? CT_REACH_OWN_NETWORK : CT_REACH_INTERNET;
}

static uint32_t v4_at(const uint8_t *b) {
    return (uint32_t)b[0] << 24 | (uint32_t)b[1] << 16 | (uint32_t)b[2] << 8 | b[3];
}

static ct_reach zone_of_v6(const uint8_t b[16]) {
    static const uint8_t zeros[12] = {0};
    static const uint8_t mapped[12] = {0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0xFF, 0xFF};
    static const uint8_t nat64[12] = {0x00, 0x64, 0xFF, 0x9B};
    static const uint8_t local_nat64[6] = {0x00, 0x64, 0xFF, 0x9B, 0x00, 0x01};
    static const uint8_t teredo[4] = {0x20, 0x01, 0x00, 0x00};
    if (memcmp(b, zeros, 12) == 0)
        return v4_at(b + 12) <= 1 ? CT_REACH_OWN_NETWORK : zone_of_v4(v4_at(b + 12));
    if (memcmp(b, mapped, 12) == 0) return zone_of_v4(v4_at(b + 12));
    if (memcmp(b, nat64, 12) == 0) return zone_of_v4(v4_at(b + 12));
    if (memcmp(b, local_nat64, 6) == 0) return CT_REACH_ANYWHERE;
    if (b[0] == 0x20 && b[1] == 0x02) return zone_of_v4(v4_at(b + 2)); // 6to4
    if (memcmp(b, teredo, 4) == 0) return CT_REACH_ANYWHERE; // its inner address is hidden
    if (b[0] == 0xFE && (b[1] & 0xC0) == 0x80) return CT_REACH_ANYWHERE; // fe80::/10, link-local
    bool is_private = (b[0] & 0xFE) == 0xFC        // unique local
                   || (b[0] == 0xFE && b[1] >= 0xC0) // site-local
                   || b[0] == 0xFF;                // multicast
    return is_private ? CT_REACH_OWN_NETWORK : CT_REACH_INTERNET;
}

ct_reach ct_zone_of_address(const struct sockaddr *address) {
    if (address->sa_family == AF_INET) {
        struct sockaddr_in v4;
        memcpy(&v4, address, sizeof v4);
        return zone_of_v4(ntohl(v4.sin_addr.s_addr));
    }
    if (address->sa_family == AF_INET6) {
        struct sockaddr_in6 v6;
        memcpy(&v6, address, sizeof v6);
        return zone_of_v6(v6.sin6_addr.s6_addr);
    }
    return CT_REACH_ANYWHERE; // neither kind leads to the internet
}

ct_reach ct_zone_of_text(const char *text) {
    struct in_addr v4;
    struct in6_addr v6;
    char plain[INET6_ADDRSTRLEN];
    size_t length = strcspn(text, "%"); // a scope such as %eth0 follows
    if (length >= sizeof plain) return CT_REACH_OWN_NETWORK;
    memcpy(plain, text, length);
    plain[length] = 0;
    if (inet_pton(AF_INET, plain, &v4) == 1) return zone_of_v4(ntohl(v4.s_addr));
    if (inet_pton(AF_INET6, plain, &v6) == 1) return zone_of_v6(v6.s6_addr);
    return CT_REACH_OWN_NETWORK;
}

static ct_reach zone_of_literal(const char *host) {
    size_t length = strlen(host);
    char plain[INET6_ADDRSTRLEN];
    if (length > 2 && host[0] == '[' && host[length - 1] == ']') {
        if (length - 2 >= sizeof plain) return CT_REACH_OWN_NETWORK;
        memcpy(plain, host + 1, length - 2);
        plain[length - 2] = 0;
        return ct_zone_of_text(plain);
    }
    struct in_addr v4; // inet_aton takes 127.1, 0x7f000001 and 2130706433 as getaddrinfo does
    while (length > 0 && host[length - 1] == '.') length--;
    if (length == 0 || length >= sizeof plain) return CT_REACH_INTERNET;
    memcpy(plain, host, length);
    plain[length] = 0;
    return inet_aton(plain, &v4) == 1 ? zone_of_v4(ntohl(v4.s_addr)) : CT_REACH_INTERNET;
}

bool ct_is_private_literal(const char *host) { return zone_of_literal(host) > CT_REACH_INTERNET; }

bool ct_is_link_local_literal(const char *host) {
    return zone_of_literal(host) == CT_REACH_ANYWHERE;
}
