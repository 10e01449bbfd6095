import { useState } from "react"
import { brand } from "../../../../brand.ts"
import { useTexts } from "../../../../ui/use-texts.ts"
import { ComposeTabs } from "../../../desk-entries/components/compose-tabs.tsx"
import { TextForm } from "../../../desk-entries/components/text-form.tsx"
import type { OnGrievanceChanged } from "../grievance-desk.actions.ts"
import { grievanceTextForms } from "../grievance-desk.form.ts"
import type { WholeGrievance } from "../grievance-desk.schema.ts"
import { grievancePaneTexts } from "../grievance-page.texts.ts"
import { MoveForm } from "./move-form.tsx"

interface GrievanceComposeProps {
  grievance: WholeGrievance
  onChanged: OnGrievanceChanged
}

const tabs = ["answer", "ask", "incoming", "note", "move", "close"] as const
type Tab = (typeof tabs)[number]

/** Nobody is written to by these. */
const isKept = (tab: Tab) => tab === "note" || tab === "incoming"

/** What is written: to the sender, as it came back, or for the team. Each keeps its draft. */
export function GrievanceCompose({ grievance, onChanged }: GrievanceComposeProps) {
  const t = useTexts(grievancePaneTexts)
  const { id, version, actions, email, is_spam } = grievance
  const isOffered = (tab: Tab) => tab === "note" || (actions.includes(tab) && (isKept(tab) || email !== ""))
  const offered = tabs.filter(isOffered)
  const [chosen, setChosen] = useState<Tab>("answer")
  const tab = offered.includes(chosen) ? chosen : (offered[0] ?? "note")
  const onDone = ({ grievance: now }: { grievance: WholeGrievance }) => onChanged(now)
  return (
    <section aria-label={t.compose.label} className="grid grid-cols-1 gap-4">
      <ComposeTabs
        label={t.compose.label}
        tabs={offered.map((value) => ({ value, label: t.compose[value] }))}
        value={tab}
        onChange={setChosen}
      />
      {tab === "move" ? (
        <MoveForm grievance={grievance} onDone={onDone} />
      ) : (
        <TextForm
          key={tab}
          id={id}
          version={version}
          form={grievanceTextForms[tab]}
          verb={t.verbs[tab]}
          variant={isKept(tab) || tab === "close" ? "secondary" : "primary"}
          rows={tab === "answer" ? 8 : 5}
          onDone={onDone}
        />
      )}
      {!isKept(tab) && !(tab === "close" && is_spam) && (
        <p className="text-muted text-sm">{t.mailed(brand.grievanceOfficer.email)}</p>
      )}
    </section>
  )
}
