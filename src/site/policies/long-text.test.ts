/** The long texts say what the product does: each figure is a constant's, each link leads somewhere. */

import type { ReactNode } from "react"
import { renderToStaticMarkup } from "react-dom/server"
import { expect, test } from "vitest"
import { textsSource } from "../../../test/texts-source.ts"
import { addRoleTexts } from "../../accounts/roles/texts.ts"
import { signUpTexts } from "../../accounts/sign-up/texts.ts"
import { LATE_CANCELLATION_HOURS } from "../../bookings/booking.rules.ts"
import { refundNoteTexts } from "../../bookings/cancel/texts.ts"
import { CONTACT_DAYS } from "../../bookings/visit-location/visit-location.rules.ts"
import { contactFormTexts, contactTexts } from "../../enquiries/contact/texts.ts"
import { REVIEW_DAYS } from "../../enquiries/enquiry-choices.ts"
import { registrationFormTexts } from "../../enquiries/registration/texts.ts"
import { policy } from "../../policy.ts"
import routes from "../../routes.ts"
import { aboutTexts } from "./about.texts.ts"
import { grievanceTexts } from "./grievance.texts.ts"
import { helpTexts } from "./help.texts.ts"
import type { Block, LinkTo, LongText, Sentence } from "./long-text.ts"
import { privacyTexts } from "./privacy.texts.ts"
import { refundTexts } from "./refund.texts.ts"
import { termsTexts } from "./terms.texts.ts"
import { longTextTexts } from "./texts.ts"

const texts: Record<string, LongText> = {
  about: aboutTexts.in("en"),
  grievance: grievanceTexts.in("en"),
  help: helpTexts.in("en"),
  privacy: privacyTexts.in("en"),
  refund: refundTexts.in("en"),
  terms: termsTexts.in("en"),
}

const plain = (node: ReactNode) =>
  renderToStaticMarkup(node)
    .replace(/<[^>]+>/g, "")
    .replaceAll("&amp;", "&")
const sentencesIn = (block: Block): Sentence[] => {
  if (typeof block !== "object") return [block]
  if ("list" in block) return [...block.list]
  if ("steps" in block) return [...block.steps]
  if ("facts" in block) return block.facts.flatMap(({ term, text }) => [`${term}:`, text])
  return [block.note]
}
const read = ({ lead, parts }: LongText) => {
  const links: string[] = []
  const linkTo: LinkTo = (to, text) => {
    links.push(to)
    return text
  }
  const said = (sentence: Sentence) =>
    typeof sentence === "string" ? sentence : plain(sentence(linkTo, { cities: ["Pune"], services: [] }))
  const sentences = [lead, ...Object.values(parts).flatMap(({ body }) => body.flatMap(sentencesIn))]
  return { text: sentences.map(said).join(" "), links }
}
const textOf = (name: string) => read(texts[name]!).text

/** Specification 1 §9 and 2 §9, in figures. */
test.each([
  [
    "refund",
    [
      "within 7 days of the service",
      "reviewed in 48 hours",
      "appeal within 5 days",
      "decision comes in 7 business days",
      "Card: 5-10 business days",
      "UPI: 3-5 business days",
      "Bank transfer: 7-14 business days",
      "Wallet: 1-2 business days",
      "Less than 24 hours before: Non-refundable.",
      "bind the professional, and the payment provider where one is used",
    ],
  ],
  ["grievance", ["Acknowledgement: In 24 hours.", "In 7 working days.", "Up to 15 working days"]],
  [
    "terms",
    [
      "18 or over",
      "Platform fee ₹0, hidden fees ₹0, payment fee ₹0.",
      "₹999-4999 a month",
      "commission of 5-8%",
      "free for professionals until we announce a date",
      "Under ₹25K: Pay on completion.",
      "₹25K-₹1L: By UPI or bank transfer.",
      "Over ₹1L: Escrow with milestones. Escrow is through a licensed escrow partner chosen by both; Sthapati holds no money.",
      "less than 24 hours before it begins",
    ],
  ],
  ["help", ["Nothing paid changes the order.", "₹0 to Sthapati", "free for professionals until we announce a date"]],
  ["about", ["Pay ₹0 to Sthapati.", "free for professionals until we announce a date"]],
  ["privacy", ["18 and over", "until 30 days after the visit", "14 days to change your mind"]],
])("/%s says the specified figures", (name, figures) => {
  const text = textOf(name)
  for (const figure of figures) expect(text).toContain(figure)
})

/** Years of laws, and numbers that the country has given out. */
const notOurs = /\b(Act, \d{4}|call 1915|call 112|call 1930)/g

const claiming = [
  ["src/site/texts.ts", "claimsTexts"],
  ["src/enquiries/registration/texts.ts", "professionalTexts"],
  ["src/enquiries/careers/texts.ts", "careersTexts"],
] as const

test.each([
  ...Object.keys(texts).map((name) => [`src/site/policies/${name}.texts.ts`, `${name}Texts`] as const),
  ...claiming,
])("no figure of %s, %s, is written by hand", (path, name) => {
  const body = textsSource(path, name).replace(/^ *\/\*\*.*\*\/$/gm, "")
  const typed = body.replace(/\$\{[^}]*\}/g, "").replace(notOurs, "")
  expect(typed.match(/.*\d.*/g) ?? []).toEqual([])
})

const paths = routes.flatMap(({ path }) => (path ? [`/${path}`] : []))
const rooms = routes.flatMap(({ children }) => children ?? []).flatMap(({ path }) => (path ? [`/${path}`] : []))

test.each(Object.entries(texts))("each link of /%s leads to a page, and to a part that it has", (_, text) => {
  const ours = read(text).links.filter((to) => to.startsWith("/"))
  expect(ours.length).toBeGreaterThan(0)
  for (const to of ours) {
    const { pathname, hash } = new URL(to, "https://here.example")
    expect([...paths, ...rooms]).toContain(pathname)
    if (hash) expect(Object.keys(texts[pathname.slice(1)]!.parts)).toContain(hash.slice(1))
  }
})

test("the version that is agreed to is the one that the pages say", () => {
  const link = (_to: string, text: string) => text
  const shown = longTextTexts.in("en").version(policy.termsVersion, "1 Nov 2026")
  for (const { agree } of [signUpTexts.in("en"), addRoleTexts.in("en")]) {
    expect(plain(agree(link))).toContain(`(version ${policy.termsVersion})`)
    expect(plain(agree(link))).toContain(`${policy.adultAge} or over`)
  }
  expect(shown).toContain(`Version ${policy.termsVersion}`)
  expect(policy.termsSince.startsWith(policy.termsVersion)).toBe(true)
})

test("what stands elsewhere says the same times", () => {
  const hours = `${policy.replyHours} hours`
  for (const said of [contactTexts.in("en").lead, contactFormTexts.in("en").thanks.next]) expect(said).toContain(hours)
  const registered = registrationFormTexts.in("en").thanks.next
  expect(registered).toContain(`within ${REVIEW_DAYS} business days`)
  const cancelling = contactTexts.in("en").faq.questions.find(({ question }) => question.includes("cancel"))!
  expect(cancelling.answer).toContain(`less than ${LATE_CANCELLATION_HOURS} hours before`)
  const contact = contactTexts.in("en").faq.questions.find(({ question }) => question.includes("phone number"))!
  expect(contact.answer).toContain(`for ${CONTACT_DAYS} days after`)
  const note = refundNoteTexts.in("en").figures.join(" ")
  for (const figure of [
    "within 7 days",
    "48 hours",
    "within 5 days",
    "7 business days",
    "5-10",
    "3-5",
    "7-14",
    "1-2",
  ]) {
    expect(note).toContain(figure)
    expect(textOf("refund")).toContain(figure)
  }
})
