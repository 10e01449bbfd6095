import { brand } from "../../brand.ts"
import { inLanguages } from "../../platform/language/language.ts"
import { listIn } from "../../platform/language/parts.ts"

const listed = listIn("en")

/** Taking up a profession, and the letter to those who waited for theirs. */
export const joiningTexts = inLanguages({
  en: {
    unknown: "Please choose your profession from the list",
    waiting: (professions: string) =>
      `${professions} can offer nothing here yet. You are on the waiting list, and we mail you when that changes.`,
    opened: {
      title: (profession: string) => `${profession}: open now`,
      message: (profession: string, cities: readonly string[]) =>
        `You can offer your work as ${profession} in ${listed(cities)} now. What is still missing stands on your dashboard.`,
      subject: (profession: string) => `${profession}: ${brand.name} is open for you`,
      hello: (name: string) => `Hello, ${name}`,
      action: "Go to your dashboard",
      closing: "You asked us to tell you when you signed up. This is the only mail about it.",
    },
  },
})
