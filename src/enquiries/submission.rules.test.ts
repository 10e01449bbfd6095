import { expect, test } from "vitest"
import type { Form } from "../platform/form/form.ts"
import { checkForm } from "../platform/form/form-check.ts"
import { contactForm } from "./contact/contact.form.ts"
import { complaintForm } from "./grievance/complaint.form.ts"
import {
  isUuid,
  looksLikeSpam,
  phoneViolation,
  referenceOf,
  senderViolation,
  timeOfKey,
  websiteViolation,
} from "./submission.rules.ts"

test.each([
  ["01938f4e-7c1a-7b32-9d6e-1f2a3b4c5d6e", "2A3B4-C5D6E"],
  ["abc", "ABC"],
  ["a-b-c-d-e-f", "ABCDE-F"],
  ["--", ""],
])("the reference of the key %s is %s", (key, reference) => {
  expect(referenceOf(key)).toBe(reference)
})

test("phones of homes and offices, here and abroad, are phones", () => {
  for (const phone of ["98220 12345", "+91 98220-12345", "(020) 2543 1234", "९८२२०१२३४५", "+44 20 7946 0958"])
    expect(phoneViolation(phone), phone).toBeUndefined()
  for (const phone of ["12345", "call me", "98220 12345 ext 4", "+91 98220 12345 98220 12345"])
    expect(phoneViolation(phone), phone).toBe("phone_digits")
})

test("a website is an address of the web, however it is written", () => {
  for (const site of ["www.example.com", "https://example.com/work?x=1", "example.co.in", "HTTP://EXAMPLE.COM"])
    expect(websiteViolation(site), site).toBeUndefined()
  for (const site of ["javascript:alert(1)", "ftp://example.com", "example", "http://", "not a site", "mailto:a@b.com"])
    expect(websiteViolation(site), site).toBe("website")
})

test("many links, or a field that nobody sees, look like an advertisement; who shows works may name more", () => {
  const links = (count: number) => "see https://www.example.com/a and ".repeat(count)
  const ofWishes = { trap: "", isOfWorks: false }
  expect(looksLikeSpam({ text: links(3), ...ofWishes })).toBe(false)
  expect(looksLikeSpam({ text: links(4), ...ofWishes })).toBe(true)
  expect(looksLikeSpam({ text: links(9), ...ofWishes, isOfWorks: true })).toBe(false)
  expect(looksLikeSpam({ text: "A kitchen", ...ofWishes, trap: "http://x" })).toBe(true)
})

test("a key of ours says when it was drawn, and is known from what a program makes up", () => {
  expect(timeOfKey("01938f4e-7c1a-7b32-9d6e-1f2a3b4c5d6e")).toBe("2024-12-04T01:35:05.754Z")
  expect(isUuid("01938f4e-7c1a-7b32-9d6e-1f2a3b4c5d6e")).toBe(true)
  for (const key of ["!!!", "CALL-5-55123", "01938f4e7c1a7b329d6e1f2a3b4c5d6e", ""])
    expect(isUuid(key), key).toBe(false)
})

test("the sender's name is judged as it can be seen", () => {
  expect(senderViolation("\u200fआशा\u200e कुलकर्णी")).toBeUndefined()
  expect(senderViolation("See www.\u202eexample.com")).toBe("plain_text")
})

const said = <I extends { message: string }, D>(form: Form<I, D>, message: string) =>
  checkForm(form, { message }, "en", form.texts.in("en")).message
const forms = [(message: string) => said(contactForm, message), (message: string) => said(complaintForm, message)]

test("a message in which nothing can be seen is refused by the form, as by the server", () => {
  for (const saidOf of forms) {
    for (const message of ["", " \n", "\u200b", "\u2060\n\u200d \u00ad"])
      expect(saidOf(message), JSON.stringify(message)).toMatch(/ is required$/)
    for (const message of [".", "\u200bक\n", "👍🏽"]) expect(saidOf(message), message).toBeUndefined()
  }
})
