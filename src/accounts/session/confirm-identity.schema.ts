import { z } from "zod"
import { code } from "../second-factor/second-factor.schema.ts"

/** What shows that it is the person themselves. */
export const identityProof = z.object({
  password: z.string().min(1).max(200).meta({ format: "password" }),
  /** Of the second factor, where the account has one. */
  code: code.optional(),
})
export type IdentityProof = z.output<typeof identityProof>
