import { z } from "zod"
import { deskRoles } from "../../platform/actor.ts"
import { email, name } from "../account.schema.ts"
import { mailedLink } from "../links/link.schema.ts"
import { newPassword, repeatedPassword } from "../password/password.schema.ts"

/** Whom an owner invites, and to what. */
export const invitation = z.object({ email, role: z.enum(deskRoles) })
export type Invitation = z.output<typeof invitation>

/** What who was invited answers. */
export const acceptance = mailedLink.extend({ full_name: name, new_password: newPassword })
export type Acceptance = z.output<typeof acceptance>

/** What the form asks for: the password twice, so that a slip of the finger locks nobody out. */
export const acceptanceForm = acceptance.extend({ confirm_password: repeatedPassword })
