import { z } from "zod"
import { contract } from "../../platform/api/contract.ts"

export const ensureProfessionalId = contract({
  name: "ensure_professional_id",
  summary: "The professional id of the signed-in professional; the profile is made where it is missing.",
  method: "POST",
  path: "/professional/ensure_id",
  who: "professional",
  input: z.object({}),
  output: z.object({ professional_id: z.string() }),
})
