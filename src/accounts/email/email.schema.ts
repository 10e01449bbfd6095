import { z } from "zod"
import { email } from "../account.schema.ts"
import { code } from "../second-factor/second-factor.schema.ts"
import { adminLogin } from "../sign-in/sign-in.schema.ts"

/** The address that is to be the account's, and the password of whoever asks; the code where there is a second factor. */
export const emailChange = z.object({
  password: adminLogin.shape.password,
  email,
  code: code.optional(),
})
