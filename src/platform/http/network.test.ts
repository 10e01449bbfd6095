import pino from "pino"
import { expect, onTestFinished, test } from "vitest"
import { openServer } from "./http.server.ts"
import { networkOf } from "./network.server.ts"

const proxy = "10.0.0.5"

const open = async (trustedProxies: string[]) => {
  const logged: { level: number; msg: string; peer?: string }[] = []
  const log = pino({ level: "warn" }, { write: (line: string) => void logged.push(JSON.parse(line)) })
  const app = await openServer({ log, publicUrl: "http://127.0.0.1:3000", trustedProxies, rateLimitScale: 1 })
  onTestFinished(() => app.close())
  app.get("/", async ({ ip }) => ({ ip }))
  const ask = async (headers: Record<string, string>, remoteAddress = proxy) =>
    (await app.inject({ url: "/", headers, remoteAddress })).json().ip
  return { logged, ask }
}

test.each([
  ["x-forwarded-for", "203.0.113.9"],
  ["forwarded", "for=203.0.113.9"],
  ["x-real-ip", "203.0.113.9"],
])("%s of a proxy that nobody named is not believed, and the log says once what to set", async (name, value) => {
  const headers = { [name]: value }
  const { logged, ask } = await open(["10.0.0.6", "10.1.0.0/16", "fd00::/8"])
  await ask({})
  expect(logged).toEqual([])
  for (let time = 0; time < 3; time += 1) expect(await ask(headers)).toBe(proxy)
  expect(await ask(headers, "fe80::1")).toBe("fe80::1")
  expect(logged).toEqual([
    expect.objectContaining({ level: 40, peer: proxy, msg: expect.stringContaining("TRUSTED_PROXIES") }),
  ])
})

test.each([["10.0.0.5"], ["10.0.0.0/8"], ["::ffff:10.0.0.5"]])(
  "a proxy named by %s is believed in silence",
  async (named) => {
    const { logged, ask } = await open([named])
    expect(await ask({ "x-forwarded-for": "203.0.113.9", "x-real-ip": "203.0.113.9" })).toBe("203.0.113.9")
    await ask({ "x-real-ip": "203.0.113.9" })
    await ask({ "x-forwarded-for": "203.0.113.9" }, "::ffff:10.0.0.5")
    expect(logged).toEqual([])
  },
)

test.each([
  ["203.0.113.9", "203.0.113.9"],
  ["203.0.113.9:51820", "203.0.113.9"],
  ["::ffff:203.0.113.9", "203.0.113.9"],
  ["[::ffff:203.0.113.9]:51820", "203.0.113.9"],
  ["::FFFF:203.0.113.9", "203.0.113.9"],
  ["::ffff:cb00:7109", "203.0.113.9"],
  ["0:0:0:0:0:FFFF:CB00:7109", "203.0.113.9"],
  ["0000:0000:0000:0000:0000:ffff:203.0.113.9", "203.0.113.9"],
  ["2401:4900:1C5A:9F2C:1:2:3:4", "2401:4900:1c5a:9f2c::/64"],
  ["[2401:4900:1C5A:9F2C::4]:51820", "2401:4900:1c5a:9f2c::/64"],
  ["2001:0DB8:0000:0000:0000:0000:0000:0005", "2001:db8:0:0::/64"],
  ["2001:db8:0:0:1::203.0.113.9", "2001:db8:0:0::/64"],
  ["64:FF9B::203.0.113.9", "64:ff9b:0:0::/64"],
  ["2401:4900:1c5a:9f2c:1:2:3:4", "2401:4900:1c5a:9f2c::/64"],
  ["[2401:4900:1c5a:9f2c:1:2:3:4]:51820", "2401:4900:1c5a:9f2c::/64"],
  ["[2401:4900:1c5a:9f2c::4]", "2401:4900:1c5a:9f2c::/64"],
  ["2001:db8::5", "2001:db8:0:0::/64"],
  ["2001:db8::a:b:c:d", "2001:db8:0:0::/64"],
  ["::1", "0:0:0:0::/64"],
  ["::", "0:0:0:0::/64"],
  ["fe80::1%eth0", "fe80:0:0:0::/64"],
  ["FE80::1%25eth0", "fe80:0:0:0::/64"],
  ["unknown", "unknown"],
  ["_hidden", "unknown"],
  ["203.0.113.999", "unknown"],
  ["", "unknown"],
  [undefined, "unknown"],
])("%s is of %s", (ip, network) => {
  expect(networkOf(ip)).toBe(network)
})
