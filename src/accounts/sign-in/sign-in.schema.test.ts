import { expect, test } from "vitest"
import { errorIn, fieldErrors } from "../../platform/validation.ts"
import { login } from "./sign-in.schema.ts"
import { logInTexts } from "./texts.ts"

test("a login without anything names both fields", () => {
  expect(fieldErrors(login.safeParse({}, { error: errorIn("en", logInTexts) }).error!)).toEqual({
    identifier: "Email or mobile number is required",
    password: "Password is required",
  })
})
