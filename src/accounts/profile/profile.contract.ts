import { z } from "zod"
import { contract } from "../../platform/api/contract.ts"
import { messageOnly } from "../../platform/validation.ts"
import { profileChange, profileUser } from "./profile.schema.ts"
import { profileTexts } from "./texts.ts"

export const ensureProfessionalId = contract({
  name: "ensure_professional_id",
  summary: "The professional id of the signed-in professional; the profile is made where it is missing.",
  method: "POST",
  path: "/professional/ensure_id",
  who: "professional",
  input: z.object({}),
  output: z.object({ professional_id: z.string() }),
})

export const getProfile = contract({
  name: "get_profile",
  summary: "The signed-in account with its roles.",
  method: "GET",
  path: "/user/profile",
  who: "signed_in",
  input: z.object({}),
  output: z.object({
    user: profileUser,
    professional_id: z.string().nullable(),
    roles: z.array(z.string()),
    has_professional_role: z.boolean(),
  }),
})

export const updateProfile = contract({
  name: "update_profile",
  summary:
    "Change the signed-in account. What is left out stays; an empty city, state or country is taken away. Only builders have a company name and a license number, only developers a developer company and a project scale.",
  method: "PUT",
  path: "/user/profile",
  who: "signed_in",
  // Each may have a professional's search entries written anew.
  limit: { bucket: "profile", perAccount: { max: 60, seconds: 3600 } },
  input: profileChange,
  texts: profileTexts,
  output: messageOnly,
})
