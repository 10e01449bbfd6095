import type { ReactNode } from "react"
import { brand } from "../brand.ts"
import { inLanguages } from "../platform/language/language.ts"
import { listIn, parts, pluralIn } from "../platform/language/parts.ts"
import { policy } from "../policy.ts"

/** What is asked before an account goes. */
export const deletionFormTexts = inLanguages({
  en: {
    fields: {},
    title: "Delete your account?",
    text: (day: string) => `It will be deleted on ${day}. Until then you can log in, and change your mind at any time.`,
    button: "Delete my account",
    cancel: "Cancel",
    failed: "This did not work. Please try again.",
  },
})

/** The frame of the copy that people read; what stands in it is called by the slices. */
export const exportPageTexts = inLanguages({
  en: {
    title: (name: string) => `The data of ${name}`,
    made: (when: string, site: string) =>
      `Everything that ${brand.name} (${site}) kept about you on ${when}, Indian time. The copy for programs has the ids as well.`,
    questions: `Something is wrong, or missing? Write to ${policy.emails.privacy}.`,
    contents: "What is in it",
    nothing: "Nothing is kept under",
    yes: "Yes",
    no: "No",
    listed: listIn("en"),
  },
})

export const privacyFieldTexts = inLanguages({
  en: {
    fields: { kind: "Kind", version: "Version" },
  },
})

const hello = (name: string) => `Hello ${name},`
const notYou = `This was not you? Then somebody else is in your account: change your password, and write to ${policy.emails.privacy}.`

export const privacyMailTexts = inLanguages({
  en: {
    exportReady: {
      subject: "Your data is ready",
      heading: hello,
      ready: `Here is the copy of your data that you asked ${brand.name} for: everything we keep about you, as a page to read and to print.`,
      lasts: (day: string) =>
        `It is yours alone: the link works while you are logged in, until ${day}. Then the copy is deleted.`,
      forPrograms: (url: string) => `The same for programs, as JSON: ${url}`,
      action: "Download my data",
      closing: notYou,
    },
    deletionAsked: {
      subject: (day: string) => `Your account will be deleted on ${day}`,
      heading: hello,
      asked: (day: string) =>
        `You asked us to delete your ${brand.name} account. We will do so on ${day}: your name, your addresses and numbers, your profile and all else that is yours will be gone for good.`,
      until: (days: number) =>
        `You have ${days} days to change your mind. Until then you can use your account as before; a professional’s profile is no longer shown to new customers.`,
      whatStays:
        "Bookings stay, and so do reviews: those that you wrote without your name and pictures, as everybody can read them.",
      action: "Keep my account",
      closing: notYou,
    },
    takenBack: {
      subject: "Your account stays",
      heading: hello,
      stays: `Good to have you: your ${brand.name} account will not be deleted, and everything in it is as it was.`,
      closing: notYou,
    },
    erased: {
      subject: "Your account has been deleted",
      heading: "Goodbye",
      done: `Your ${brand.name} account has been deleted as you asked. Your name, your addresses and numbers and your profile are gone.`,
      address:
        "This is our last letter: with it we forget your address. It is free, should you ever want to sign up again.",
      closing: `Questions? Write to ${policy.emails.privacy}.`,
    },
  },
})

export const privacyPersonalTexts = inLanguages({
  en: {
    title: "Copies of your data",
    columns: { asked_at: "Asked for", ready_at: "Ready", expires_at: "Deleted", next_at: "Next possible" },
  },
})

const plural = pluralIn("en")
const count = (number: number, of: string) =>
  plural(number, { one: `1 ${of} booking`, other: `${number} ${of} bookings` })

/** What the server answers: that it was done, or why it was not. */
export const privacyProblems = inLanguages({
  en: {
    noCopy:
      "This copy is not kept any more, or is not yours. You can ask for a new one in your settings, under Privacy.",
    agreed: "Thank you. We have noted it.",
    otherVersion: "The terms have changed meanwhile. Please load the page again.",
    exportAsked: "We are gathering your data. A mail tells you when your copy is ready.",
    exportTooSoon: (when: string) => `You can ask for one copy a day. The next one is possible from ${when}.`,
    leaving: (day: string) => `Your account will be deleted on ${day}. Until then you can change your mind.`,
    staying: "Your account stays.",
    openBookings: (asCustomer: number, asProfessional: number) =>
      [
        asCustomer > 0 && `You have ${count(asCustomer, "open")} as a customer: please cancel what you will not need.`,
        asProfessional > 0 &&
          `You have ${count(asProfessional, "open")} as a professional: please complete, decline or cancel ${plural(asProfessional, { one: "it", other: "them" })}.`,
        "Then you can delete your account.",
      ]
        .filter(Boolean)
        .join(" "),
  },
})

/** The part of the settings about somebody's own data, and what is said over the pages until it is answered. */
export const privacyTexts = inLanguages({
  en: {
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
        "Bookings stay, and so do reviews: those that you wrote without your name and pictures. Security logs are kept for one to three years: network addresses, but no name.",
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
  },
})
