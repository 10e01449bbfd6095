import { expect, test } from "vitest"
import { checkForm } from "../../platform/form/form-check.ts"
import { errorIn, fieldErrors } from "../../platform/validation.ts"
import { signUpForms } from "./sign-up.form.ts"
import { anySignUp, customerSignUp, professionalForm, professionalSignUp } from "./sign-up.schema.ts"
import { signUpTexts } from "./texts.ts"

const messages = (schema: typeof customerSignUp | typeof professionalSignUp | typeof anySignUp, input: unknown) => {
  const parsed = schema.safeParse(input, { error: errorIn("en", signUpTexts) })
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

test("a number that is long enough and none all the same is told so", () => {
  const person = { full_name: "केतकी गोखले", email: "a@x.in", password: "long enough", mobile_number: "447911123456" }
  expect(messages(customerSignUp, person)).toEqual({
    mobile_number: "Please enter a valid mobile number, with + and the country code",
  })
})

test.each(["1234567890", "+91 12345 67890", "020 2543 1234"])("%s is no mobile of India", (mobile_number) => {
  const person = { full_name: "Asha", email: "a@x.in", password: "long enough", mobile_number }
  expect(messages(customerSignUp, person)).toEqual({
    mobile_number: "An Indian mobile number has 10 digits and begins with 6 to 9. Others begin with +.",
  })
  expect(customerSignUp.parse({ ...person, mobile_number: "+1 212 555 0123" }).mobile_number).toBe("+12125550123")
})

test.each(["      ", "\u200b\u200b\u3000\t\u00a0\u2800"])("the password %j is none", (password) => {
  const person = { full_name: "Asha", email: "a@x.in", password, mobile_number: "9822012345" }
  expect(messages(customerSignUp, person)).toEqual({ password: "Password cannot be spaces alone" })
  expect(messages(customerSignUp, { ...person, password: "a    b" })).toEqual({})
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

const right = {
  full_name: "Asha Kulkarni",
  business_name: "Studio Jaali",
  email: "asha@home.example",
  mobile_number: "98220 12345",
  password: "long enough",
  service_type: "architect",
}

test.each([
  {},
  { full_name: "", business_name: "", email: "", mobile_number: "", password: "", service_type: "" },
  { ...right, full_name: "Eve http://evil.example", business_name: "Eve\nBcc: x@evil.example" },
  { ...right, email: "asha@home", mobile_number: "12345", password: "short" },
  { ...right, mobile_number: "447911123456", full_name: "a".repeat(121) },
  { ...right, mobile_number: "1234567890", full_name: "evil.example/pay", password: "      " },
  right,
])("the form says of %j what the call says", (typed: Record<string, string>) => {
  const parsed = professionalForm.safeParse(typed, { error: errorIn("en", signUpTexts) })
  const said = checkForm(signUpForms.professional, typed, "en", signUpTexts.in("en"))
  expect(said).toEqual(parsed.success ? {} : fieldErrors(parsed.error))
})
