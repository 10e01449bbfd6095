import { expect, test } from "vitest"
import { checkForm } from "../../platform/form/form-check.ts"
import { errorIn, fieldErrors } from "../../platform/validation.ts"
import { reset } from "./password.schema.ts"
import { resetPasswordForm } from "./reset-password.form.ts"
import { resetPasswordTexts } from "./texts.ts"

const link = { token: "a token", email: "asha@home.example" }

test.each([
  ["", ""],
  ["Monsoon-8", ""],
  ["", "Monsoon-8"],
  ["short-1", "short-1"],
  ["no number here", "no number here"],
  ["Monsoon-8", "monsoon-8"],
  [`8${"x".repeat(200)}`, "Monsoon-8"],
  ["Monsoon-8", "Monsoon-8"],
  ["मान्सून-पुणे-८", "मान्सून-पुणे-८"],
  ["Cafe\u0301-8-Pune", "Caf\u00e9-8-Pune"],
])("the form says of %j and %j what the call says", (new_password, confirm_password) => {
  const typed = { ...link, new_password, confirm_password }
  const parsed = reset.safeParse(typed, { error: errorIn("en", resetPasswordTexts) })
  const said = checkForm(resetPasswordForm, typed, "en", resetPasswordTexts.in("en"))
  expect(said).toEqual(parsed.success ? {} : fieldErrors(parsed.error))
})
