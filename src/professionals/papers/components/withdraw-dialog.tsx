import { useRevalidator } from "react-router"
import { ConfirmDialog } from "../../../ui/form/form-frame.tsx"
import { toast } from "../../../ui/overlay/toast-store.ts"
import { useTexts } from "../../../ui/use-texts.ts"
import { type OwnPapers, withdrawFormOf } from "../paper.form.ts"
import { isCheckKind } from "../paper.rules.ts"
import type { OwnPaper } from "../paper.schema.ts"
import { papersPageTexts } from "../texts.ts"

interface WithdrawDialogProps {
  own: OwnPapers
  paper: OwnPaper
  isNeeded: boolean
  onClose: () => unknown
}

/** Asked before a paper goes; what goes with it is said. */
export function WithdrawDialog({ own, paper, isNeeded, onClose }: WithdrawDialogProps) {
  const t = useTexts(papersPageTexts)
  const { revalidate } = useRevalidator()
  const { withdraw } = t
  const takesBadge = own.is_verified && isNeeded && paper.state === "approved"
  const effect = { waiting: withdraw.waiting, approved: withdraw.approved, refused: withdraw.refused }
  const asked = {
    title: withdraw.title(isCheckKind(paper.check) ? t.checks[paper.check].title : paper.title),
    text: takesBadge ? withdraw.badge : (effect[paper.state as keyof typeof effect] ?? withdraw.refused),
    ...{ button: withdraw.yes, cancel: withdraw.no, variant: "danger" as const },
  }
  const onDone = async (message: string) => {
    await revalidate()
    toast("success", message, 5000)
  }
  return <ConfirmDialog form={withdrawFormOf(own.id, paper.id)} asked={asked} onClose={onClose} onDone={onDone} />
}
