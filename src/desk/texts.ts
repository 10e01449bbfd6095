import { inLanguages } from "../platform/language/language.ts"
import { pluralIn } from "../platform/language/parts.ts"

const plural = pluralIn("en")

export const deskTexts = inLanguages({
  en: {
    loading: "Loading the desk",
    failed: "What waits could not be loaded. Please try again.",
  },
})

export const deskDashboardTexts = inLanguages({
  en: {
    title: "Admin Dashboard",
    welcome: (name: string) => `Welcome, ${name}`,
    home: "Home",
    logOut: "Logout",
    waiting: {
      title: "What waits",
      nothing: "Nothing waits for the desk.",
      messages: (held: number) =>
        plural(held, {
          one: "1 message waits for a look before it is delivered.",
          other: `${held} messages wait for a look before they are delivered.`,
        }),
      reports: (count: number) =>
        plural(count, {
          one: "1 review or project was reported and waits for a decision.",
          other: `${count} reviews and projects were reported and wait for a decision.`,
        }),
      appeals: (count: number) =>
        plural(count, { one: "1 appeal waits for an answer.", other: `${count} appeals wait for an answer.` }),
      go: "Go to Moderation",
    },
  },
})

export const deskAccountTexts = inLanguages({
  en: {
    title: "Your account",
    signedIn: (name: string, email: string) => `Signed in as ${name}, ${email}`,
    settings: "Settings",
    logOut: "Logout",
    customer: "Be a customer as well",
  },
})
