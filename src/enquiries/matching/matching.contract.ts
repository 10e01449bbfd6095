import { z } from "zod"
import { contract } from "../../platform/api/contract.ts"
import { anyId } from "../../platform/id.schema.ts"
import { wholeSubmission } from "../inbox/inbox.schema.ts"
import { inquirySending, inquiryWithdrawal, suggestions } from "./matching.schema.ts"
import { matchingProblemTexts } from "./texts.ts"

const admin = { who: "admin", texts: matchingProblemTexts } as const
const answered = z.object({ submission: wholeSubmission, message: z.string() })

export const suggestProfessionals = contract({
  ...admin,
  name: "admin_submission_suggestions",
  summary:
    "Who suits an inquiry, the best first, each with why: verified, of a service that is open there, and not asked yet",
  method: "GET",
  path: "/admin/submissions/{id}/suggestions",
  refuses: ["not_found", "conflict"],
  input: z.object({ id: anyId }),
  output: suggestions,
})

export const sendInquiry = contract({
  ...admin,
  name: "send_inquiry",
  summary: "Send an inquiry to professionals as requests; its sender is mailed who got it and until when they answer",
  method: "POST",
  path: "/admin/submissions/{id}/requests",
  idempotent: true,
  refuses: ["not_found", "conflict"],
  input: inquirySending,
  output: answered,
})

export const withdrawInquiry = contract({
  ...admin,
  name: "withdraw_inquiry",
  summary:
    "Take an inquiry back from those who have not answered yet; they are told, and its sender is mailed, with the note",
  method: "POST",
  path: "/admin/submissions/{id}/requests/withdraw",
  refuses: ["not_found", "conflict"],
  input: inquiryWithdrawal,
  output: answered,
})
