import { z } from "zod"
import { activation, adminLogin } from "../account.schema.ts"

/** The address that is to be the account's, and the password of whoever asks. */
export const emailChange = z.object({ password: adminLogin.shape.password, email: adminLogin.shape.email })

/** What the link in the mail says: the new address, and a secret. */
export const emailLink = activation
