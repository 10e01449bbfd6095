import type { z } from "zod"
import { mailedLink } from "../links/link.schema.ts"
import { newPassword, repeatedPassword } from "../password/password.schema.ts"

/** The link that the site printed says what a mailed one does. */
export const firstPassword = mailedLink.extend({ new_password: newPassword })
export type FirstPassword = z.output<typeof firstPassword>

/** What the form asks for: the same twice, so that a slip of the finger locks nobody out. */
export const firstPasswordForm = firstPassword.extend({ confirm_password: repeatedPassword })
