import { z } from "zod"
import { contract } from "../../platform/api/contract.ts"
import { deskFile } from "../../platform/api/desk-file.ts"
import { pageLimit } from "../../platform/api/paging.ts"
import { anyLine } from "../../platform/visible-text.schema.ts"
import { userTypes } from "./person-kinds.rules.ts"
import { activityLogFieldTexts } from "./texts.ts"

const signInFilter = {
  user_type: z
    .enum(userTypes)
    .optional()
    .describe("As what they came in: user, provider; dual: with both roles. Of sign-ins"),
  user_email: anyLine(254)
    .optional()
    .describe(
      "With activity_type: a part of the address, in capitals or not; of more than 1,000 people it is refused. Without: the whole address",
    ),
}
const count = z.int().min(0)

/** Specification 2 §3, "Activity log entry (admin)". */
const entry = z.object({
  id: z.string(),
  actor_email: z.string().nullable().describe("null: of who has left"),
  actor_name: z.string().nullable(),
  actor_type: z.enum(["user", "provider"]).nullable().describe("As which they came in; null: only an administrator"),
  user_type: z.enum(userTypes).nullable().describe("Whom the filter finds them among; null: only an administrator"),
  user_id: z.string().nullable().describe("Of who is a customer"),
  provider_id: z.string().nullable().describe("Of who is a professional; both ids: of who has both roles"),
  is_admin: z.boolean().describe("Signed in at the administrators' page"),
  login_time: z.string().nullable(),
  created_at: z.string(),
  logout_time: z.string().nullable().describe("When the session ended: by who was in it, by another act or its time"),
  is_active: z.boolean().nullable().describe("null: it is not known in which session it was done"),
  duration: z
    .string()
    .nullable()
    .describe(
      "In the reader's language, from signing in to the last use; to the end, or to now, where that came five minutes later at most",
    ),
  session_duration: z.int().nullable().describe("The same in seconds"),
  device_info: z.enum(["Desktop", "Mobile", "Tablet", "Unknown"]).nullable(),
  ip_address: z.string().nullable().describe("For a year"),
  action: z.string(),
  action_display: z.string(),
  details: z.string(),
  changed_fields: z.array(z.string()).nullable().describe("Of a changed profile"),
})
export type LogEntry = z.output<typeof entry>

export const activityLogs = contract({
  name: "admin_activity_logs",
  summary:
    "Who signed in, newest first, with as many as there are in all; with `user_email` and without `activity_type` all that this person has done",
  method: "GET",
  path: "/admin/activity_logs",
  who: "admin",
  texts: activityLogFieldTexts,
  input: z.object({
    limit: pageLimit,
    offset: z.coerce.number().int().min(0).max(1_000_000_000_000).default(0),
    activity_type: z.literal("login").optional(),
    ...signInFilter,
    is_admin: z
      .enum(["true", "false"])
      .optional()
      .describe("What the client says of who asks; the token decides, and nothing is filtered by it"),
  }),
  output: z.object({ activities: z.array(entry), total: count }),
})

export const activityLogsFile = contract({
  ...deskFile,
  name: "admin_activity_logs_csv",
  summary:
    "Who signed in, by the filter of the log, as a table: the newest 1,00,000 at most, and the last line says if there are more",
  path: "/admin/activity_logs/csv",
  texts: activityLogFieldTexts,
  input: z.object({
    user_type: signInFilter.user_type,
    user_email: anyLine(254).optional().describe("A part of the address; of more than 1,000 people it is refused"),
  }),
})

export const activityLogEntry = contract({
  name: "admin_activity_log_entry",
  summary: "One entry of the log or of somebody's history",
  method: "GET",
  path: "/admin/activity_logs/{id}",
  who: "admin",
  input: z.object({ id: z.string().max(64) }),
  refuses: ["not_found"],
  output: z.object({ activity: entry }),
})

export const activityStats = contract({
  name: "admin_activity_stats",
  summary: "What all sign-ins come to, and who the people are",
  method: "GET",
  path: "/admin/activity_stats",
  who: "admin",
  input: z.object({}),
  output: z.object({
    activity_stats: z.object({
      login_count: count.describe("Ever, also of entries that are old and gone"),
      last_login: z.string().nullable(),
      avg_session_duration_seconds: count,
      total_time_spent_seconds: count,
      device_distribution: z.object({ Desktop: count, Mobile: count, Tablet: count, Unknown: count }),
      user_role_summary: z.object({ regular_users: count, service_providers: count, dual_role_users: count }),
    }),
  }),
})
