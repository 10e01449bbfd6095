import { inLanguages } from "../../platform/language/language.ts"
import { pluralIn } from "../../platform/language/parts.ts"
import type { Agent } from "./agent.rules.ts"

/** The question before an act that wants a sign-in of the last minutes. */
export const confirmIdentityTexts = inLanguages({
  en: {
    title: "Confirm it is you",
    why: "You signed in a while ago. To go on, please enter your password again.",
    fields: { password: "Password", code: "Code" },
    codeToo: "One more step: enter your code.",
    button: "Confirm",
    cancel: "Cancel",
    failed: "This did not work. Please try again.",
    confirmed: "Thank you, that is you.",
  },
})

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
export const ownSessionAnswers = inLanguages({
  en: {
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
  },
})

/** The part of the settings about where somebody is signed in. */
export const ownSessionsTexts = inLanguages({
  en: {
    title: "Where you are logged in",
    lead: "If you do not know one of these, log it out and change your password.",
    thisDevice: "This device",
    network: (network: string) => `Network ${network}`,
    since: (day: string) => `Logged in ${day}`,
    lastUsed: (when: string) => `Last used ${when}`,
    inUse: "In use now",
    end: "Log out",
    /** Read aloud after the button's word. */
    endOf: (device: string) => `of ${device}`,
    endOthers: "Log out all other devices",
    notAll: (shown: number, total: number) => `These are the ${shown} used last of ${total}.`,
    failed: "That did not work. Please try again.",
  },
})
