/** The public forms, as the ledger fills them in: what is typed into each field, and what of it has to arrive. */
import type { Locator } from "@playwright/test"

/** Each as it is typed, and as it can be seen. */
const names = [
  ["Asha Kulkarni"],
  ["आशा कुलकर्णी"],
  ["O'Brien & <b>Sons</b>"],
  ["Robert'); drop table submissions;--"],
  ["\u202eAsha\u200f Rao", "Asha Rao"],
  ["क्\u200dषमा 👩\u200d👩\u200d👧"],
]
const texts = [
  ["A kitchen in Kothrud.\nBy Diwali, please."],
  ["<script>alert(1)</script>\n{{7*7}} <%= 7*7 %> %00 \\u0000 ' \" `"],
  ["=cmd|' /C calc'!A0\tand\u0007 a\u202e bell", "=cmd|' /C calc'!A0\tand a bell"],
  ["क्षे".repeat(700)],
  ["🏠".repeat(2900)],
  [`{"success":true}\n\n\n${"a ".repeat(1000)}end`],
]
const lines = [["Kothrud, Pune"], ["Lane 4; 'Baner' <i>Road</i>"], ["\u2066पुणे\u2069 ४११०३८", "पुणे ४११०३८"]]

type Chance = () => number
type Answers = readonly string[]
export const pick = <T>(chance: Chance, all: readonly T[]): T => all[Math.floor(chance() * all.length)]!

export interface Filled {
  path: string
  typed: Record<string, string>
  /** The row that it becomes. */
  row: Record<string, unknown>
  thanks: RegExp
}

const seen = (said: Answers) => said[1] ?? said[0]!

type Fill = (common: { name: Answers; text: Answers; line: Answers; email: string }) => Filled

const contact: Fill = ({ name, text, email }) => ({
  path: "/contact",
  typed: { name: name[0]!, email, phone: "98220 12345", subject: "services", message: text[0]! },
  row: { kind: "contact", name: seen(name), phone: "98220 12345", subject: "services", message: seen(text) },
  thanks: /Thank you for your message/,
})
const inquiry: Fill = ({ name, text, line, email }) => {
  const chosen = { serviceType: "architect", budget: "2l-5l", timeline: "flexible" }
  return {
    path: "/services",
    typed: { ...chosen, name: name[0]!, email, phone: "98220 12345", location: line[0]!, projectDetails: text[0]! },
    row: {
      ...{ kind: "contact", name: seen(name), source: "services_page", subject: "Inquiry: Architect" },
      message: { endsWith: `\n\n${seen(text)}` },
      details: { ...chosen, location: seen(line), projectDetails: seen(text) },
    },
    thanks: /Thank you for your inquiry/,
  }
}
const registration: Fill = ({ name, text, line, email }) => {
  const chosen = { serviceType: "architecture", experience: "6-10", website: "www.example.com", socialMedia: "" }
  return {
    path: "/professional",
    typed: {
      ...chosen,
      ...{ name: name[0]!, businessName: name[0]!, email, phone: "020 2543 1234", location: line[0]! },
      portfolioDescription: text[0]!,
    },
    row: {
      ...{ kind: "registration", name: seen(name), message: seen(text) },
      details: { ...chosen, businessName: seen(name), location: seen(line) },
    },
    thanks: /Thank you for your registration/,
  }
}
const interest: Fill = ({ name, email }) => ({
  path: "/careers",
  typed: { name: name[0]!, email, role: "design" },
  row: { kind: "career", name: seen(name), details: { role: "design" } },
  thanks: /Thank you for your interest/,
})

export const chooseForm = (chance: Chance, email: string): Filled => {
  const fill = pick(chance, [contact, inquiry, registration, interest])
  return fill({ name: pick(chance, names), text: pick(chance, texts), line: pick(chance, lines), email })
}

export const typeInto = async (form: Locator, typed: Record<string, string>) => {
  for (const [name, value] of Object.entries(typed)) {
    const field = form.locator(`[name="${name}"]`)
    if ((await field.evaluate(({ tagName }) => tagName)) === "SELECT") await field.selectOption(value)
    else await field.fill(value)
  }
}
