import { z } from "zod"
import { activation, adminLogin } from "../account.schema.ts"
import { code } from "../second-factor/second-factor.schema.ts"

/** The address that is to be the account's, and the password of whoever asks; the code where there is a second factor. */
export const emailChange = z.object({
  password: adminLogin.shape.password,
  email: adminLogin.shape.email,
  code: code.optional(),
})

/** What the link in the mail says: the new address, and a secret. */
export const emailLink = activation
