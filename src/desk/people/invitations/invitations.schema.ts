import { z } from "zod"
import { deskRoles } from "../../../platform/actor.ts"

export const openInvitation = z.object({
  id: z.string(),
  email: z.string(),
  role: z.enum(deskRoles),
  invited_by: z.string().describe("Name of who sent it last; empty where their account was deleted"),
  created_at: z.string(),
  expires_at: z.string(),
  has_expired: z.boolean(),
})
export type OpenInvitation = z.output<typeof openInvitation>
