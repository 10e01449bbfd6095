import { expect, test } from "vitest"
import { errorIn, fieldErrors } from "../platform/validation.ts"
import { brokenName, toE164 } from "./account.rules.ts"
import { logInWords } from "./sign-in/log-in.words.ts"
import { maskAnswer } from "./sign-in/mask.rules.ts"
import { login } from "./sign-in/sign-in.schema.ts"
import { anySignUp, customerSignUp, professionalSignUp } from "./sign-up/sign-up.schema.ts"
import { signUpWords } from "./sign-up/sign-up.words.ts"
import { localPath, withReturn } from "./way-back.rules.ts"

test.each([
  ["98220 12345", "+919822012345"],
  ["09822012345", "+919822012345"],
  ["+91 98220-12345", "+919822012345"],
  ["919822012345", "+919822012345"],
  ["(098220) 12345", "+919822012345"],
  ["98220.12345", "+919822012345"],
  ["+91 0 98220 12345", "+919822012345"],
  ["+44 20 7946 0018", "+442079460018"],
  ["0091 98220 12345", "+919822012345"],
  ["९८२२० १२३४५", "+919822012345"],
  ["\u202a+91 98220‑12345\u202c", "+919822012345"],
  ["98220–12345", "+919822012345"],
])("%s is %s", (typed, stored) => expect(toE164(typed)).toBe(stored))

test.each([
  "12345",
  "982201234",
  "98220 1234a",
  "+0123456789012",
  "+91 98220 123",
  "",
  "9822012345678901",
  "0044 20 7946 0018",
  "0000000000",
  "+91 00000 00000",
  "00982201234",
  "00000000000",
])("%s is no mobile number", (typed) => expect(toE164(typed)).toBeUndefined())

test.each(["/user/bookings", "/providers/abc?book=1&date=2026-11-24", "/"])("%s is a way back", (path) =>
  expect(localPath(path)).toBe(path),
)

test.each([
  "//evil.example",
  "/\\evil.example",
  "/\t/evil.example",
  "/%\n/x",
  "https://evil.example",
  "https:evil.example",
  "javascript:alert(1)",
  "user/bookings",
  "\\\\evil.example",
  " /user",
  "",
  `/${"a".repeat(501)}`,
])("%j is not followed", (path) => {
  expect(localPath(path)).toBeUndefined()
  expect(withReturn("/login", path)).toBe("/login")
  expect(withReturn("/login", path, "booking")).toBe("/login")
})

test("the way back and its reason are written after what stands in the address already", () => {
  expect(withReturn("/login?tab=signup", "/providers/x?book=y", "booking")).toBe(
    "/login?tab=signup&redirect=%2Fproviders%2Fx%3Fbook%3Dy&why=booking",
  )
})

const messages = (schema: typeof customerSignUp | typeof professionalSignUp | typeof anySignUp, input: unknown) => {
  const parsed = schema.safeParse(input, { error: errorIn("en", signUpWords) })
  return parsed.success ? {} : fieldErrors(parsed.error)
}

test("an empty sign-up names every field at once, in the specification's words", () => {
  const required = {
    full_name: "Full name is required",
    email: "Email is required",
    password: "Password is required",
    mobile_number: "Mobile number is required",
  }
  expect(messages(customerSignUp, {})).toEqual(required)
  expect(messages(anySignUp, {})).toEqual(required)
  expect(messages(professionalSignUp, {})).toEqual({ ...required, business_name: "Business name is required" })
})

test("wrong values are named too", () => {
  const typed = { full_name: " ", email: "asha@", password: "short", mobile_number: "12345" }
  expect(messages(customerSignUp, typed)).toEqual({
    full_name: "Full name is required",
    email: "Please enter a valid email address",
    password: "Password must be at least 6 characters",
    mobile_number: "Mobile number must be at least 10 digits",
  })
})

test.for([
  "Eve\r\nBcc: x@evil.example",
  "Eve \u202egro",
  "Eve http://evil.example",
  "Eve www.evil.example",
  "Eve\u0007",
  "Eve\u2028Bcc: x@evil.example",
  "\u200b",
  "\u3164\u00ad\u2800",
])("%o is no name", (full_name) => {
  const person = { full_name, email: "a@x.in", password: "long enough", mobile_number: "9822012345" }
  expect(messages(customerSignUp, person)).toEqual({
    full_name: "Full name must be plain text, without links or line breaks",
  })
})

test.each(["केतकी गोखले", "ക്ഷ്\u200dമ", "محمد علی", "A", "😀"])("%s is a name", (name) => {
  expect(brokenName(name)).toBeUndefined()
})

test("a number that is long enough and none all the same is told so", () => {
  const person = { full_name: "केतकी गोखले", email: "a@x.in", password: "long enough", mobile_number: "447911123456" }
  expect(messages(customerSignUp, person)).toEqual({
    mobile_number: "Please enter a valid mobile number, with + and the country code",
  })
})

test("builders and developers say more about themselves", () => {
  const person = { full_name: "Asha", email: "A@X.in", password: "long enough", mobile_number: "9822012345" }
  expect(messages(customerSignUp, { ...person, userType: "builder", company_name: "A" })).toEqual({
    company_name: "Company name must be at least 2 characters",
    license_number: "License number is required",
  })
  expect(messages(customerSignUp, { ...person, userType: "developer" })).toEqual({
    developer_company: "Developer company is required",
    project_scale: "Please enter a valid project scale",
  })
  expect(Object.keys(messages(customerSignUp, { ...person, userType: "admin" }))).toEqual(["userType"])
  expect(customerSignUp.parse(person)).toMatchObject({ email: "a@x.in", mobile_number: "+919822012345" })
})

test("a login without anything names both fields", () => {
  expect(fieldErrors(login.safeParse({}, { error: errorIn("en", logInWords) }).error!)).toEqual({
    identifier: "Email or mobile number is required",
    password: "Password is required",
  })
})

test("an answer on the debug panel shows its shape and nothing personal", () => {
  const shown = JSON.stringify(
    maskAnswer({
      success: true,
      token: "a.b.c",
      user: { email: "a@x.in", full_name: "Asha", roles: ["admin"], user_id: "u1" },
    }),
  )
  expect(shown).toContain('"success":true')
  expect(shown).toContain('"roles":["admin"]')
  for (const personal of ["a.b.c", "a@x.in", "Asha", "u1"]) expect(shown).not.toContain(personal)
})
