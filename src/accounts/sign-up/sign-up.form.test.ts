import { expect, test } from "vitest"
import { checkForm } from "../../platform/form/form-check.ts"
import { errorIn, fieldErrors } from "../../platform/validation.ts"
import { signUpForms } from "./sign-up.form.ts"
import { professionalForm } from "./sign-up.schema.ts"
import { signUpTexts } from "./texts.ts"

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
