import { AskFirst } from "../../../ui/form/ask-first.tsx"
import { toast } from "../../../ui/toast-store.ts"
import { useTexts } from "../../../ui/use-texts.ts"
import { newCodesForm, switchOffForm } from "../second-factor.form.ts"
import { secondFactorTexts } from "../texts.ts"

interface Closing {
  onClose: () => void
}

export function NewCodesDialog({ onClose, onCodes }: Closing & { onCodes: (codes: string[]) => void }) {
  const t = useTexts(secondFactorTexts)
  const asked = { ...t.askCodes, button: t.buttons.newCodes, cancel: t.buttons.cancel, variant: "primary" } as const
  return <AskFirst form={newCodesForm} asked={asked} onClose={onClose} onDone={onCodes} />
}

export function SwitchOffDialog({ onClose, onOff }: Closing & { onOff: () => unknown }) {
  const t = useTexts(secondFactorTexts)
  const asked = { ...t.askOff, button: t.buttons.switchOff, cancel: t.buttons.cancel, variant: "danger" } as const
  const onDone = ({ message }: { message: string }) => {
    toast("success", message)
    void onOff()
  }
  return <AskFirst form={switchOffForm} asked={asked} onClose={onClose} onDone={onDone} />
}
