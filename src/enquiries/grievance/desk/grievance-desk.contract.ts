import { z } from "zod"
import { contract } from "../../../platform/api/contract.ts"
import { anyId } from "../../../platform/id.schema.ts"
import * as schema from "./grievance-desk.schema.ts"
import { grievanceDeskProblemTexts } from "./texts.ts"

const admin = { who: "admin", texts: grievanceDeskProblemTexts } as const
const answered = z.object({ grievance: schema.wholeGrievance, message: z.string() })

export const listGrievances = contract({
  ...admin,
  name: "admin_grievances",
  summary: "Complaints: those that are open by their clocks, what is overdue first; all else the newest first",
  method: "GET",
  path: "/admin/grievances",
  input: schema.grievanceListQuery,
  output: z.object({ grievances: z.array(schema.grievanceRow), next: z.string().nullable() }),
})

export const grievancesFile = contract({
  ...admin,
  name: "admin_grievances_csv",
  summary: "All that the filter has, as a table, the newest first",
  method: "GET",
  path: "/admin/grievances/csv",
  desk: "desk",
  credential: "cookie",
  responseType: "file",
  types: ["text/csv"],
  limit: { bucket: "desk-exports", perAccount: { max: 60, seconds: 3600 } },
  input: schema.grievanceFilter,
  output: z.string(),
})

export const getGrievanceAtDesk = contract({
  ...admin,
  name: "admin_grievance",
  summary: "One complaint whole, with all that was said and done about it",
  method: "GET",
  path: "/admin/grievances/{id}",
  refuses: ["not_found"],
  input: z.object({ id: anyId }),
  output: z.object({ grievance: schema.wholeGrievance }),
})

export const changeGrievance = contract({
  ...admin,
  name: "change_grievance",
  summary: "Who has it, whether it is advertising, a note; what is left out stays",
  method: "POST",
  path: "/admin/grievances/{id}",
  refuses: ["not_found", "conflict"],
  input: schema.grievanceChange,
  output: answered,
})

export const changeGrievances = contract({
  ...admin,
  name: "change_grievances",
  summary: "Who has several at once, and whether they are advertising; those changed meanwhile are left as they are",
  method: "POST",
  path: "/admin/grievances/bulk",
  input: schema.grievanceBulkChange,
  output: schema.grievancesChanged,
})

export const actOnGrievance = contract({
  ...admin,
  name: "act_on_grievance",
  summary: "Acknowledge, answer, ask back, enter what came back, move the day, take a level further, close, reopen",
  method: "POST",
  path: "/admin/grievances/{id}/actions",
  idempotent: true,
  refuses: ["not_found", "conflict"],
  input: schema.grievanceActionInput,
  output: answered,
})
