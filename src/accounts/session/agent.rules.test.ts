import { expect, test } from "vitest"
import { describeAgent, kindOfDevice, shortNetwork } from "./agent.rules.ts"

const webKit = "AppleWebKit/537.36 (KHTML, like Gecko)"

test.each([
  [`Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${webKit} Chrome/142.0.0.0 Safari/537.36`, "Chrome", "windows"],
  [`Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${webKit} Chrome/142.0.0.0 Safari/537.36 Edg/142.0`, "Edge", "windows"],
  [`Mozilla/5.0 (Linux; Android 14; SM-A546E) ${webKit} Chrome/142.0 Mobile Safari/537.36`, "Chrome", "android_phone"],
  [
    `Mozilla/5.0 (Linux; Android 14; SM-A546E) ${webKit} SamsungBrowser/27.0 Chrome/125.0 Mobile Safari/537.36`,
    "Samsung Internet",
    "android_phone",
  ],
  [`Mozilla/5.0 (Linux; Android 13; SM-X200) ${webKit} Chrome/142.0 Safari/537.36`, "Chrome", "android_tablet"],
  ["Mozilla/5.0 (Android 15; Mobile; rv:145.0) Gecko/145.0 Firefox/145.0", "Firefox", "android_phone"],
  [
    "Mozilla/5.0 (iPhone; CPU iPhone OS 18_6 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.6 Mobile/15E148 Safari/604.1",
    "Safari",
    "iphone",
  ],
  [
    "Mozilla/5.0 (iPhone; CPU iPhone OS 18_6 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) CriOS/142.0 Mobile/15E148 Safari/604.1",
    "Chrome",
    "iphone",
  ],
  [
    "Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.6 Safari/605.1.15",
    "Safari",
    "mac",
  ],
  [`Mozilla/5.0 (X11; CrOS x86_64 14541.0.0) ${webKit} Chrome/142.0 Safari/537.36 OPR/124.0`, "Opera", "chromebook"],
  [`Mozilla/5.0 (X11; Linux x86_64) ${webKit} HeadlessChrome/142.0 Safari/537.36`, "Chrome", "linux"],
  ["curl/8.14.1", undefined, undefined],
  ["", undefined, undefined],
])("%s", (userAgent, browser, system) => {
  expect(describeAgent(userAgent)).toEqual({ browser, system })
})

test.each([
  [`Mozilla/5.0 (Linux; Android 14; SM-A546E) ${webKit} Chrome/142.0 Mobile Safari/537.36`, "Mobile"],
  ["Mozilla/5.0 (iPhone; CPU iPhone OS 18_6 like Mac OS X) AppleWebKit/605.1.15", "Mobile"],
  [`Mozilla/5.0 (Linux; Android 13; SM-X200) ${webKit} Chrome/142.0 Safari/537.36`, "Tablet"],
  ["Mozilla/5.0 (iPad; CPU OS 18_6 like Mac OS X) AppleWebKit/605.1.15", "Tablet"],
  [`Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${webKit} Chrome/142.0.0.0 Safari/537.36`, "Desktop"],
  ["curl/8.14.1", "Unknown"],
  [undefined, "Unknown"],
])("what kind of device %s is", (userAgent, kind) => {
  expect(kindOfDevice(userAgent)).toBe(kind)
})

test("a network is told without its last part", () => {
  expect(shortNetwork("203.0.113.57")).toBe("203.0.113.x")
  expect(shortNetwork("2401:4900:1c2b:77::/64")).toBe("2401:4900:1c2b:x")
  expect(shortNetwork("unknown")).toBe("unknown")
})
