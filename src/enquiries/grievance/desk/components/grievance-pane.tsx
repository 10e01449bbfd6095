import { useRevalidator } from "react-router"
import { useHasDeskRole } from "../../../../platform/session/use-desk-role.ts"
import { Card } from "../../../../ui/card.tsx"
import { useTexts } from "../../../../ui/use-texts.ts"
import { EntryThread, type ValueNames } from "../../../desk-entries/components/entry-thread.tsx"
import { PaneHead } from "../../../desk-entries/components/pane-head.tsx"
import { deskPageTexts } from "../../../desk-entries/desk-page.texts.ts"
import type { GrievanceStatus } from "../../grievance.rules.ts"
import { grievanceTexts } from "../../texts.ts"
import type { WholeGrievance } from "../grievance-desk.schema.ts"
import { grievancePaneTexts } from "../grievance-page.texts.ts"
import type { GrievanceList } from "../grievances.list.ts"
import { grievanceDeskTexts } from "../texts.ts"
import { GrievanceButtons } from "./grievance-buttons.tsx"
import { GrievanceCompose } from "./grievance-compose.tsx"
import { GrievanceFacts } from "./grievance-facts.tsx"

interface GrievancePaneProps {
  grievance: WholeGrievance
  list: GrievanceList
}

/** One complaint whole: what happened, its clocks, what was done about it, and what can be done. */
export function GrievancePane({ grievance, list }: GrievancePaneProps) {
  const t = useTexts(grievancePaneTexts)
  const desk = useTexts(deskPageTexts)
  const { kinds } = useTexts(grievanceTexts)
  const { statuses, levels } = useTexts(grievanceDeskTexts)
  const { revalidate } = useRevalidator()
  const canAct = useHasDeskRole("desk")
  const { name, ticket, message } = grievance
  const onChanged = async (now?: WholeGrievance) => {
    if (now) {
      const { id, status, level, is_spam, acknowledged_at, resolve_by, due_at, asked_at, assigned_to, version } = now
      const row = { id, status, level, is_spam, acknowledged_at, resolve_by, due_at, asked_at, assigned_to, version }
      list.onActed({ changed: row })
    }
    await revalidate()
  }
  const names: ValueNames = (what, value) => {
    if (what === "status") return statuses[value as GrievanceStatus]
    return what === "level" ? levels[value as keyof typeof levels] : undefined
  }
  return (
    <Card as="section" aria-labelledby="pane-title" className="grid grid-cols-1 gap-6">
      <PaneHead
        title={t.title(name || desk.gone, ticket)}
        line={kinds[grievance.kind]}
        due={grievance.due_at}
        assignedTo={grievance.assigned_to?.name}
        backTo={`?${list.address}`}
      >
        {canAct && <GrievanceButtons grievance={grievance} onChanged={onChanged} />}
      </PaneHead>
      <GrievanceFacts grievance={grievance} />
      {name === "" && <p className="text-muted">{t.erased}</p>}
      {message && (
        <section aria-label={t.wrote(name)}>
          <p dir="auto" className="wrap-anywhere whitespace-pre-line rounded-md border border-line px-4 py-3">
            {message}
          </p>
        </section>
      )}
      <EntryThread entries={grievance.entries} names={names} />
      {canAct && <GrievanceCompose grievance={grievance} onChanged={onChanged} />}
    </Card>
  )
}
