/** What a user agent and a network tell people about where they are signed in. Pure; words are made of it elsewhere. */

type System = "iphone" | "ipad" | "android_tablet" | "android_phone" | "windows" | "mac" | "chromebook" | "linux"

export interface Agent {
  /** Its own name; undefined for what is no browser that people know. */
  browser: string | undefined
  system: System | undefined
}

// Nearly every browser also calls itself Chrome and Safari, so those come last.
const browsers: [name: string, sign: RegExp][] = [
  ["Edge", /\bEdg(e|A|iOS)?\//],
  ["Opera", /\b(OPR|OPT|OPiOS|Opera)\//],
  ["Samsung Internet", /\bSamsungBrowser\//],
  ["UC Browser", /\bUC ?Browser\//],
  ["Firefox", /\b(Firefox|FxiOS)\//],
  ["Chrome", /\b(Chrome|HeadlessChrome|CriOS)\//],
  ["Safari", /\bVersion\/\S+ (Mobile\/\S+ )?Safari\//],
]

const systems: [System, RegExp][] = [
  ["iphone", /\biP(hone|od)\b/],
  ["ipad", /\biPad\b/],
  ["android_phone", /\bAndroid\b.*\bMobile\b/],
  ["android_tablet", /\bAndroid\b/],
  ["windows", /\bWindows\b/],
  ["mac", /\bMacintosh\b/],
  ["chromebook", /\bCrOS\b/],
  ["linux", /\b(Linux|X11)\b/],
]

export const describeAgent = (userAgent: string): Agent => ({
  browser: browsers.find(([, sign]) => sign.test(userAgent))?.[0],
  system: systems.find(([, sign]) => sign.test(userAgent))?.[0],
})

export const deviceKinds = ["Desktop", "Mobile", "Tablet", "Unknown"] as const
export type DeviceKind = (typeof deviceKinds)[number]

export const kindOfDevice = (userAgent = ""): DeviceKind => {
  if (/iPad|Tablet|Android(?!.*Mobile)/i.test(userAgent)) return "Tablet"
  if (/Mobi|iPhone/i.test(userAgent)) return "Mobile"
  return describeAgent(userAgent).system ? "Desktop" : "Unknown"
}

/** Enough to tell home from elsewhere: "203.0.113.x", "2001:db8:77:x". */
export const shortNetwork = (address: string) => {
  if (!address.includes(":")) return address.replace(/\.\d+$/, ".x")
  return `${address.split(":").slice(0, 3).join(":")}:x`
}
