import { z } from "zod"
import { portraitUrls } from "../../accounts/portrait/portrait.schema.ts"
import { takedown } from "../../moderation/takedown.schema.ts"
import { deskRoles } from "../../platform/actor.ts"
import { anyLines } from "../../platform/visible-text.schema.ts"
import { MAX_REASON, MIN_REASON } from "./people.rules.ts"
import { personStates } from "./person-kinds.ts"

const instant = z.string()

export const person = z.object({
  id: z.string(),
  email: z.string(),
  full_name: z.string(),
  mobile_number: z.string().nullable(),
  customer_type: z.enum(["individual", "builder", "developer"]).nullable(),
  provider_id: z.string().nullable(),
  business_name: z.string().nullable(),
  desk_role: z.enum(deskRoles).nullable().describe("Null: no administrator"),
  state: z
    .enum(personStates)
    .describe("waiting: the mailed link was not opened; leaving: deletion was requested; erased: it was carried out"),
  created_at: instant,
  last_login_at: instant.nullable(),
})
export type Person = z.output<typeof person>

const figure = z.number().int()

export const personDetails = person.extend({
  company: z.string().nullable().describe("Of builders and developers"),
  city: z.string().nullable(),
  suspended_at: instant.nullable(),
  deletion_due_at: instant.nullable(),
  is_self: z.boolean().describe("Who asks"),
  portrait: z
    .object({ id: z.string(), urls: portraitUrls, takedown: takedown.nullable().describe("Null: it is shown") })
    .nullable(),
  figures: z.object({
    open_bookings: figure,
    open_requests: figure.describe("That wait for an answer"),
    bookings_as_customer: figure,
    bookings_as_professional: figure,
    requests_sent: figure,
    requests_received: figure,
    reviews_written: figure,
    reviews_received: figure,
    projects: figure.describe("Published"),
  }),
  checks: z.array(
    z.object({ kind: z.string(), result: z.string(), checked_at: instant.nullable(), expires_at: instant.nullable() }),
  ),
  sessions: z.array(
    z.object({
      id: z.string(),
      device: z.string(),
      network: z.string().nullable(),
      is_admin: z.boolean(),
      signed_in_at: instant,
      last_used_at: instant,
    }),
  ),
  history: z
    .array(
      z.object({
        id: z.string(),
        act: z.string(),
        by: z.string().nullable().describe("Name of who did it; null: the person, or the command line"),
        reason: z.string().nullable(),
        at: instant,
      }),
    )
    .describe("What administrators did about this person, the newest first"),
})
export type PersonDetails = z.output<typeof personDetails>

/** What the person is told, so it is a sentence. */
const reason = anyLines(MAX_REASON).min(MIN_REASON)

export const personId = z.string().max(100)

export const reasonFields = z.object({ id: personId, reason })

export const deskRoleFields = z.object({ id: personId, role: z.enum([...deskRoles, "none"]) })
