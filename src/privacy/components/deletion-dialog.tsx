import { useState } from "react"
import { useRevalidator } from "react-router"
import { AskFirst } from "../../ui/form/ask-first.tsx"
import { toast } from "../../ui/toast-store.ts"
import { useDates, useTexts } from "../../ui/use-texts.ts"
import { deletionForm } from "../privacy.form.ts"
import { leavesAt } from "../privacy.rules.ts"
import { deletionFormTexts } from "../texts.ts"

/** Whoever has just signed in is asked for nothing else. */
export function DeletionDialog({ onClose }: { onClose: () => void }) {
  const { title, text, button, cancel } = useTexts(deletionFormTexts)
  const dates = useDates()
  const [due] = useState(() => leavesAt(new Date()))
  const { revalidate } = useRevalidator()
  const asked = { title, text: text(dates.day(due)), button, cancel, variant: "danger" } as const
  const onDone = (message: string) => {
    toast("success", message, 5000)
    return revalidate()
  }
  return <AskFirst form={deletionForm} asked={asked} onClose={onClose} onDone={onDone} />
}
