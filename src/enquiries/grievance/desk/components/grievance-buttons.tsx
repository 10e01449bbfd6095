import { useState } from "react"
import { Button } from "../../../../ui/button.tsx"
import { Dialog } from "../../../../ui/overlay/dialog.tsx"
import { useTexts } from "../../../../ui/use-texts.ts"
import { deskPageTexts } from "../../../desk-entries/desk-page.texts.ts"
import { useOneAction } from "../../../desk-entries/use-one-action.ts"
import { assignGrievance, markGrievance, type OnGrievanceChanged, pressOnGrievance } from "../grievance-desk.actions.ts"
import type { WholeGrievance } from "../grievance-desk.schema.ts"
import { grievancePaneTexts } from "../grievance-page.texts.ts"

interface GrievanceButtonsProps {
  grievance: WholeGrievance
  onChanged: OnGrievanceChanged
}

/** What one press does, as far as the complaint's state allows it. */
export function GrievanceButtons({ grievance, onChanged }: GrievanceButtonsProps) {
  const t = useTexts(grievancePaneTexts)
  const desk = useTexts(deskPageTexts)
  const { once } = useOneAction()
  const [isAsking, setAsking] = useState(false)
  const { actions, assigned_to, is_spam } = grievance
  const press = (action: Parameters<typeof pressOnGrievance>[1]) => () => pressOnGrievance(grievance, action, onChanged)
  return (
    <>
      <Button
        size="small"
        variant="secondary"
        icon="user"
        {...once("assign", () => assignGrievance(grievance, assigned_to ? null : "me", onChanged))}
      >
        {assigned_to ? desk.giveBack : desk.assign}
      </Button>
      {actions.includes("acknowledge") && (
        <Button size="small" variant="secondary" icon="check" {...once("acknowledge", press("acknowledge"))}>
          {t.acknowledge}
        </Button>
      )}
      {actions.includes("escalate") && (
        <Button size="small" variant="secondary" icon="arrow-right" onClick={() => setAsking(true)}>
          {t.escalate}
        </Button>
      )}
      {actions.includes("reopen") && (
        <Button size="small" variant="secondary" icon="switch" {...once("reopen", press("reopen"))}>
          {t.reopen}
        </Button>
      )}
      <Button
        size="small"
        variant="plain"
        icon="alert"
        {...once("spam", () => markGrievance(grievance, !is_spam, onChanged))}
      >
        {is_spam ? desk.notSpam : desk.spam}
      </Button>
      {isAsking && (
        <EscalateDialog
          onClose={() => setAsking(false)}
          onConfirm={() => pressOnGrievance(grievance, "escalate", onChanged)}
        />
      )}
    </>
  )
}

function EscalateDialog({ onClose, onConfirm }: { onClose: () => void; onConfirm: () => Promise<unknown> }) {
  const { escalating: t } = useTexts(grievancePaneTexts)
  const { once, busy } = useOneAction()
  const confirm = async () => {
    await onConfirm()
    onClose()
  }
  return (
    <Dialog
      title={t.title}
      isOpen
      onClose={onClose}
      busy={busy !== undefined}
      width="narrow"
      actions={
        <>
          <Button variant="secondary" onClick={onClose} data-first="">
            {t.cancel}
          </Button>
          <Button {...once("confirm", confirm)}>{t.confirm}</Button>
        </>
      }
    >
      <p>{t.meaning}</p>
    </Dialog>
  )
}
