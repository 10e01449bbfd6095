import { expect, test } from "vitest"
import { inOrder } from "../delivery.rules.ts"
import { isSamePrice, meetingLinkViolation, priceViolation } from "./offer.rules.ts"

test.each([
  ["0", undefined],
  ["1250", undefined],
  ["1250.5", undefined],
  ["999999999.99", undefined],
  ["-1", "below_zero"],
  ["1e30", "too_dear"],
  ["1e+30", "too_dear"],
  ["1000000000", "too_dear"],
  ["0.001", "paise"],
  ["1e-7", "paise"],
  ["1e3", "paise"],
  ["-0", "paise"],
  ["1,250", "commas"],
  ["", "no_amount"],
  [".", "no_amount"],
  ["0x10", "no_amount"],
  ["१२५०", "no_amount"],
  ["NaN", "no_amount"],
  ["Infinity", "no_amount"],
  ["12 50", "no_amount"],
])("of the price %j is said: %s", (text, rule) => {
  expect(priceViolation(text)).toBe(rule)
})

test("prices are one by what they come to, and none is not zero", () => {
  expect(isSamePrice("1250", "1250.00")).toBe(true)
  expect(isSamePrice(null, null)).toBe(true)
  expect(isSamePrice(null, "0.00")).toBe(false)
})

test("ways stand in one order, each once", () => {
  expect(inOrder(["online", "at_site", "online"])).toEqual(["at_site", "online"])
})

test.each([
  ...[
    "localhost",
    "meet.localhost",
    "printer.local",
    "PRINTER.Local",
    "vc.internal",
    "meet.office.intranet",
    "nas.lan",
  ],
  ...["fritz.home", "meet.corp", "meet.home.arpa", "nas.localdomain", "meet.private"],
  // IPv4 in each form that a browser reads, private or not, and IPv6.
  ...["10.0.0.1", "192.168.1.20", "172.16.0.9", "169.254.169.254", "127.1", "0x7f.0.0.1", "2130706433", "8.8.8.8"],
  ...["[::1]", "[fd00::1]", "[fe80::1]", "[::ffff:10.0.0.1]"],
  ...["10.0.0.1.nip.io", "app-192-168-1-20.sslip.io", "127.0.0.1.xip.io", "localtest.me", "meet.lvh.me"],
  // A dot at the end names the same host.
  ...["meet.local.", "localhost."],
])("%s is known to a private network, or has no name: nobody can meet there", (host) => {
  expect(meetingLinkViolation(`https://${host}/room`)).toBe("no_meeting_link")
})

test.each(["meet.google.com", "us02web.zoom.us", "local.example.com", "lan.party", "meet.locals.in", "myinternal.com"])(
  "%s is a host on the web",
  (host) => {
    expect(meetingLinkViolation(`https://${host}/room`)).toBeUndefined()
  },
)
