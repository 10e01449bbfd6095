import { Button } from "../../../ui/button.tsx"
import { useTexts } from "../../../ui/use-texts.ts"
import { deskPageTexts } from "../../desk-entries/desk-page.texts.ts"
import { useOneAction } from "../../desk-entries/use-one-action.ts"
import { assignSubmission, type OnSubmissionChanged, sortSubmission } from "../inbox.actions.ts"
import type { WholeSubmission } from "../inbox.schema.ts"
import { submissionPaneTexts } from "../inbox-page.texts.ts"

interface SubmissionButtonsProps {
  submission: WholeSubmission
  onChanged: OnSubmissionChanged
}

/** Whose it is, how far it is, and whether it is advertising: one press each. */
export function SubmissionButtons({ submission, onChanged }: SubmissionButtonsProps) {
  const t = useTexts(submissionPaneTexts)
  const desk = useTexts(deskPageTexts)
  const { once } = useOneAction()
  const { status, is_spam, assigned_to } = submission
  const sort = (wanted: Parameters<typeof sortSubmission>[1]) => () => sortSubmission(submission, wanted, onChanged)
  const isOver = status === "closed" || status === "answered"
  return (
    <>
      <Button
        size="small"
        variant="secondary"
        icon="user"
        {...once("assign", () => assignSubmission(submission, assigned_to ? null : "me", onChanged))}
      >
        {assigned_to ? desk.giveBack : desk.assign}
      </Button>
      {status === "new" && (
        <Button size="small" variant="secondary" icon="pencil" {...once("progress", sort({ status: "in_progress" }))}>
          {t.progress}
        </Button>
      )}
      {status !== "closed" && (
        <Button size="small" variant="secondary" icon="double-check" {...once("done", sort({ status: "closed" }))}>
          {t.done}
        </Button>
      )}
      {isOver && (
        <Button size="small" variant="secondary" icon="switch" {...once("reopen", sort({ status: "in_progress" }))}>
          {t.reopen}
        </Button>
      )}
      <Button size="small" variant="plain" icon="alert" {...once("spam", sort({ is_spam: !is_spam }))}>
        {is_spam ? desk.notSpam : desk.spam}
      </Button>
    </>
  )
}
