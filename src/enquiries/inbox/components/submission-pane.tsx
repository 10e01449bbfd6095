import { useRevalidator } from "react-router"
import { useHasDeskRole } from "../../../platform/session/use-desk-role.ts"
import { Card } from "../../../ui/card.tsx"
import { useTexts } from "../../../ui/use-texts.ts"
import { EntryThread, type ValueNames } from "../../desk-entries/components/entry-thread.tsx"
import { PaneHead } from "../../desk-entries/components/pane-head.tsx"
import { deskPageTexts } from "../../desk-entries/desk-page.texts.ts"
import { MatchingSection } from "../../matching/components/matching-section.tsx"
import type { InboxList } from "../inbox.list.ts"
import type { SubmissionStatus } from "../inbox.rules.ts"
import type { WholeSubmission } from "../inbox.schema.ts"
import { submissionPaneTexts } from "../inbox-page.texts.ts"
import { inboxTexts } from "../texts.ts"
import { SubmissionButtons } from "./submission-buttons.tsx"
import { SubmissionCompose } from "./submission-compose.tsx"
import { SubmissionFacts } from "./submission-facts.tsx"
import { useSubmissionName } from "./use-submission-name.ts"

interface SubmissionPaneProps {
  submission: WholeSubmission
  list: InboxList
}

/** One of them whole: who wrote what, what was done about it, and what can be done. */
export function SubmissionPane({ submission, list }: SubmissionPaneProps) {
  const t = useTexts(submissionPaneTexts)
  const desk = useTexts(deskPageTexts)
  const { statuses } = useTexts(inboxTexts)
  const { kind, about } = useSubmissionName(submission)
  const { revalidate } = useRevalidator()
  const canAct = useHasDeskRole("desk")
  const { name, message, details, due_at, status } = submission
  const waits = status === "new" || status === "in_progress"
  const onChanged = async (now?: WholeSubmission) => {
    if (now) {
      const { entries: _, message: _1, phone: _2, sent_at: _3, told_at: _4, requests: _5, ...row } = now
      list.onActed({ changed: row })
    }
    await revalidate()
  }
  const names: ValueNames = (what, value) => (what === "status" ? statuses[value as SubmissionStatus] : undefined)
  return (
    <Card as="section" aria-labelledby="pane-title" className="grid grid-cols-1 gap-6">
      <PaneHead
        title={name || desk.gone}
        line={about ? `${kind} · ${about}` : kind}
        due={waits ? due_at : null}
        assignedTo={submission.assigned_to?.name}
        backTo={`?${list.address}`}
      >
        {canAct && <SubmissionButtons submission={submission} onChanged={onChanged} />}
      </PaneHead>
      <SubmissionFacts
        submission={submission}
        toOthers={(email) => `?${new URLSearchParams({ status: "all", q: email })}`}
      />
      {name === "" && <p className="text-muted">{t.erased}</p>}
      {message && (
        <section aria-label={t.wrote(name)}>
          <p dir="auto" className="wrap-anywhere whitespace-pre-line rounded-md border border-line px-4 py-3">
            {details.projectDetails || message}
          </p>
        </section>
      )}
      {submission.kind === "inquiry" && (
        <MatchingSection submission={submission} canAct={canAct} onChanged={onChanged} />
      )}
      <EntryThread entries={submission.entries} names={names} />
      {canAct && <SubmissionCompose submission={submission} onChanged={onChanged} />}
    </Card>
  )
}
