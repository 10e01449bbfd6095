import { z } from "zod"
import { contract } from "../../platform/api/contract.ts"
import { grievance, grievanceQuery, grievanceState } from "./grievance.schema.ts"
import { grievanceTexts } from "./texts.ts"

/** Keeps its Idempotency-Key for ever: what is sent again is there once. */
export const fileGrievance = contract({
  name: "file_grievance",
  summary: "Complain: a ticket at once, and the day by which it is answered",
  method: "POST",
  path: "/grievances",
  who: "anyone",
  texts: grievanceTexts,
  input: grievance,
  output: z.object({ ticket: z.string(), resolve_by: z.iso.date(), message: z.string() }),
  status: 201,
  limit: { bucket: "grievances", perNetwork: { max: 30, seconds: 3600 } },
})

/** Whoever guesses has few tries, of both calls together. */
const lookUp = {
  method: "POST",
  who: "anyone",
  texts: grievanceTexts,
  input: grievanceQuery,
  output: grievanceState,
  limit: { bucket: "grievance_look_ups", perNetwork: { max: 30, seconds: 900 } },
} as const

export const grievanceStatus = contract({
  ...lookUp,
  name: "grievance_status",
  summary: "Where a complaint stands, by its ticket and the e-mail address it was made from",
  path: "/grievances/status",
  transaction: false,
  refuses: ["not_found"],
})

export const escalateGrievance = contract({
  ...lookUp,
  name: "escalate_grievance",
  summary: "Take a complaint a level further: once its time is over, or it was answered; twice at most",
  path: "/grievances/{ticket}/escalate",
  idempotent: true,
  refuses: ["not_found", "conflict"],
})
