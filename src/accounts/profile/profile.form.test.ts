import { expect, test } from "vitest"
import { checkForm } from "../../platform/form/form-check.ts"
import { errorIn, fieldErrors } from "../../platform/validation.ts"
import { profileForms } from "./profile.form.ts"
import { builderProfileForm, developerProfileForm, profileForm } from "./profile.schema.ts"
import { profileTexts } from "./texts.ts"

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
