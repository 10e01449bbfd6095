import type { OnSubmissionChanged } from "../../inbox/inbox.actions.ts"
import type { WholeSubmission } from "../../inbox/inbox.schema.ts"
import { MAX_MATCHED } from "../suggestion.rules.ts"
import { SentRequests } from "./sent-requests.tsx"
import { Suggested } from "./suggested.tsx"

interface MatchingSectionProps {
  submission: WholeSubmission
  canAct: boolean
  onChanged: OnSubmissionChanged
}

/** Of an inquiry: who has it, and who else suits it while there is room. */
export function MatchingSection({ submission, canAct, onChanged }: MatchingSectionProps) {
  const { requests, is_spam, email, version } = submission
  const open = requests.filter(({ status }) => status === "pending" || status === "accepted").length
  const room = is_spam || !email ? 0 : MAX_MATCHED - open
  return (
    <>
      {requests.length > 0 && <SentRequests submission={submission} canAct={canAct} onChanged={onChanged} />}
      {room > 0 && (
        <Suggested key={version} submission={submission} room={room} canAct={canAct} onChanged={onChanged} />
      )}
    </>
  )
}
