/** What one press does with an inquiry: who suits it, and sending it to them. */
import { call } from "../../platform/api/api-client.ts"
import { newId } from "../../platform/id.ts"
import { toast } from "../../ui/overlay/toast-store.ts"
import { press } from "../desk-entries/press.ts"
import type { OnSubmissionChanged } from "../inbox/inbox.actions.ts"
import type { WholeSubmission } from "../inbox/inbox.schema.ts"
import { sendInquiry, suggestProfessionals } from "./matching.contract.ts"

export const loadSuggestions = (id: string, signal: AbortSignal) => call(suggestProfessionals, { id }, { signal })

type Submission = Pick<WholeSubmission, "id" | "version">

export const sendTo = ({ id, version }: Submission, provider_ids: string[], onChanged: OnSubmissionChanged) => {
  const sending = call(sendInquiry, { id, version, provider_ids }, { idempotencyKey: newId() })
  return pressAndSay(sending, onChanged)
}

const pressAndSay = async (
  asked: Promise<{ submission: WholeSubmission; message: string }>,
  onChanged: OnSubmissionChanged,
) => {
  const done = await press(asked, ({ submission }) => submission, onChanged)
  if (done) toast("success", done.message, 5000)
}
