import { createElement } from "react"
import { renderToStaticMarkup } from "react-dom/server"
import { expect, test } from "vitest"
import { checkForm } from "../../platform/form/form-check.ts"
import { errorIn, fieldErrors } from "../../platform/validation.ts"
import { knownPlace } from "./address.rules.ts"
import { ProfileFacts } from "./components/profile-facts.tsx"
import type { OwnProfile } from "./profile.actions.ts"
import { profileForms } from "./profile.form.ts"
import { builderProfileForm, developerProfileForm, profileForm } from "./profile.schema.ts"
import { profileTexts } from "./texts.ts"

const places = {
  countries: [{ name: "India" }],
  states: [{ name: "Maharashtra" }, { name: "Karnataka" }],
  cities: [
    { name: "Pune", state_name: "Maharashtra", country_name: "India" },
    { name: "Bangalore", state_name: "Karnataka", country_name: "India" },
  ],
}

test("a city of the catalogue brings its state and country, in any spelling", () => {
  const known = { city: "Pune", state: "Maharashtra", country: "India" }
  expect(knownPlace(places, { city: " pune", state: "", country: "" })).toEqual(known)
})

test("of another city before it nothing stays", () => {
  expect(knownPlace(places, { city: "Bangalore", state: "Maharashtra", country: "India" })).toEqual({
    city: "Bangalore",
    state: "Karnataka",
    country: "India",
  })
})

test("what somebody has written by themselves stays", () => {
  const own = { city: "Pune", state: "Western Maharashtra", country: "Bhārat" }
  expect(knownPlace(places, own)).toEqual(own)
})

test("a city that it does not know is free text", () => {
  expect(knownPlace(places, { city: "Satara", state: "", country: "" })).toBeUndefined()
  expect(knownPlace(places, { city: "", state: "", country: "" })).toBeUndefined()
})

const nothing = { mobile_number: null, city: null, state: null, country: null } as OwnProfile
const shown = (user: Partial<OwnProfile>) =>
  [
    ...renderToStaticMarkup(createElement(ProfileFacts, { user: { ...nothing, ...user } })).matchAll(
      /<dd[^>]*>([^<]*)/g,
    ),
  ].map(([, text]) => text)

test("what is there is shown as it is read, by the Indian day", () => {
  const lives = { city: "Pune", state: "Maharashtra", country: "India" }
  expect(shown({ ...lives, mobile_number: "+919822012345", created_at: "2026-11-23T20:00:00Z" })).toEqual([
    "+91 98220 12345",
    "Pune, Maharashtra, India",
    "24 Nov 2026",
  ])
})

test("what is missing is said to be missing, and a date that is none to be none", () => {
  expect(shown({ created_at: "" })).toEqual(["Not given yet", "Not given yet", "Not available"])
  expect(shown({ created_at: "soon", country: "India", mobile_number: "+4930123456789" })).toEqual([
    "+4930123456789",
    "India",
    "Invalid date",
  ])
})

test("of a builder and of a developer the company stands beside the person", () => {
  const created_at = "2026-11-23T20:00:00Z"
  expect(shown({ created_at, company_name: "Deccan Homes", license_number: "PMC/BL/521" })).toEqual([
    "Not given yet",
    "Deccan Homes",
    "PMC/BL/521",
    "Not given yet",
    "24 Nov 2026",
  ])
  expect(shown({ created_at, developer_company: "Mula Projects", project_scale: "medium" })).toEqual([
    "Not given yet",
    "Mula Projects",
    "Medium (11-50 units)",
    "Not given yet",
    "24 Nov 2026",
  ])
})

const schemas = { individual: profileForm, builder: builderProfileForm, developer: developerProfileForm }
const person = { full_name: "Asha Kulkarni", mobile_number: "98220 12345", city: "Pune", state: "", country: "" }
const company = { company_name: "Deccan Homes", license_number: "PMC/BL/521" }
const projects = { developer_company: "Mula Projects", project_scale: "large" }

test.each<[keyof typeof schemas, Record<string, string>]>([
  ["individual", person],
  ["individual", { ...person, full_name: "evil.example/pay", mobile_number: "1234567890" }],
  ["individual", { ...person, full_name: "", mobile_number: "12345", city: "www.evil.example" }],
  ["builder", { ...person, ...company }],
  ["builder", { ...person, company_name: "D", license_number: "" }],
  ["builder", { ...person, company_name: "Deccan\nHomes", license_number: "1".repeat(61) }],
  ["builder", { ...person, company_name: "Deccan\u202eHomes", license_number: "http://evil.example" }],
  ["developer", { ...person, ...projects }],
  ["developer", { ...person, developer_company: " ", project_scale: "" }],
  ["developer", { ...person, developer_company: "www.evil.example", project_scale: "huge" }],
])("the form of %s says of %j what the call says", (kind, typed) => {
  const trimmed = Object.fromEntries(Object.entries(typed).map(([name, text]) => [name, text.trim()]))
  const parsed = schemas[kind].safeParse(typed, { error: errorIn("en", profileTexts) })
  const said = checkForm(profileForms[kind]({}) as never, trimmed, "en", profileTexts.in("en"))
  expect(said).toEqual(parsed.success ? {} : fieldErrors(parsed.error))
})

test("a number and a name from before there was a rule do not stand in the way of the rest", () => {
  const shown = { ...person, full_name: "asha@home", mobile_number: "+91 12345 67890" }
  const said = (typed: object) =>
    checkForm(profileForms.individual(shown), { ...shown, ...typed }, "en", profileTexts.in("en"))
  expect(said({ city: "Nashik" })).toEqual({})
  expect(Object.keys(said({ full_name: "rao@home", mobile_number: "12345 67891" }))).toEqual([
    "mobile_number",
    "full_name",
  ])
})
