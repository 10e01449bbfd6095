import { expect, test } from "vitest"
import { networkOf } from "./network.server.ts"

test.each([
  ["203.0.113.9", "203.0.113.9"],
  ["::ffff:203.0.113.9", "::ffff:203.0.113.9"],
  ["2401:4900:1c5a:9f2c:1:2:3:4", "2401:4900:1c5a:9f2c::/64"],
  ["2001:db8::5", "2001:db8:0:0::/64"],
  ["2001:db8::a:b:c:d", "2001:db8:0:0::/64"],
  ["::1", "0:0:0:0::/64"],
  ["fe80::1%eth0", "fe80:0:0:0::/64"],
  [undefined, "unknown"],
])("%s is of %s", (ip, network) => {
  expect(networkOf(ip)).toBe(network)
})
