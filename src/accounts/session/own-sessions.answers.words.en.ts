import { pluralIn } from "../../platform/words/parts.ts"
import type { Agent } from "./agent.rules.ts"

const plural = pluralIn("en")

const systems: Record<NonNullable<Agent["system"]>, string> = {
  iphone: "an iPhone",
  ipad: "an iPad",
  android_phone: "an Android phone",
  android_tablet: "an Android tablet",
  windows: "Windows",
  mac: "a Mac",
  chromebook: "a Chromebook",
  linux: "Linux",
}

/** What the calls about one's own sessions say. */
export default {
  /** As in "We could not find this session." */
  session: "session",
  device: ({ browser, system }: Agent) => {
    if (!browser && !system) return "Another program"
    return [browser ?? "A browser", ...(system ? [systems[system]] : [])].join(" on ")
  },
  endedOne: "That device is logged out.",
  endedOthers: (count: number) => {
    if (count === 0) return "You were logged in nowhere else."
    return plural(count, { one: "The other device is logged out.", other: `${count} other devices are logged out.` })
  },
  endedAll: "You are logged out everywhere.",
}
