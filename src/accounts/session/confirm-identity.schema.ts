import { z } from "zod"

/** What shows that it is the person themselves. */
export const identityProof = z.object({ password: z.string().min(1).max(200).meta({ format: "password" }) })
export type IdentityProof = z.output<typeof identityProof>
