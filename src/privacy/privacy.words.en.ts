import type { ReactNode } from "react"
import { brand } from "../brand.ts"
import { parts } from "../platform/words/parts.ts"

/** The part of the settings about somebody's own data, and what is said over the pages until it is answered. */
export default {
  title: "Privacy",
  consents: {
    title: "What you agreed to",
    none: "Nothing is on record for this account.",
    kinds: { terms: "Terms of use and privacy" } as Record<string, string>,
    given: (kind: string, version: string, day: string) => `${kind}, version ${version}, on ${day}`,
    due: (version: ReactNode) => parts("Our terms have changed: ", version, " is in force. Do you agree to it?"),
    version: (version: string) => `version ${version}`,
    agree: "I agree",
  },
  export: {
    title: "A copy of your data",
    what: (days: number) =>
      `Everything ${brand.name} keeps about you, as a page to read and print and as JSON for programs. We gather it in the background, mail you when it is ready, and delete the copy after ${days} days.`,
    ask: "Ask for my data",
    isMade: (when: string) => `Asked for on ${when}. It is usually ready within a minute or two; we mail you then.`,
    isReady: (day: string) => `Your copy is ready. It can be downloaded until ${day}.`,
    page: "Download the page",
    data: "Download JSON",
    next: (when: string) => `The next copy can be asked for from ${when}.`,
  },
  deletion: {
    title: "Delete your account",
    goes: "Your name, addresses and numbers, your profile, notifications and letters go for good, and nobody can log in to the account again.",
    stays:
      "Bookings and reviews of others stay, without your name. Security logs are kept for one to three years: network addresses, but no name.",
    days: (days: number) =>
      `You have ${days} days to change your mind. Until then you can use the account as before; a professional is no longer shown to new customers.`,
    settle: "Open bookings have to be completed, declined or cancelled first.",
    button: "Delete my account",
    due: (day: string) =>
      `Your account will be deleted on ${day}. Until then you can log in, and keep your account after all.`,
    keep: "Keep my account",
  },
  reminders: {
    label: "About your account",
    terms: (version: ReactNode) =>
      parts("Our terms have changed: do you agree to ", version, ", which is in force now?"),
    leaving: (day: string) => `Your account will be deleted on ${day}.`,
  },
}
