import { useRevalidator } from "react-router"
import { AskFirst } from "../../ui/form/ask-first.tsx"
import { toast } from "../../ui/toast-store.ts"
import { useWords } from "../../ui/use-words.ts"
import { deletionFormWords } from "../deletion-form.words.ts"
import { deletionForm } from "../privacy.form.ts"
import { LEAVING_DAYS } from "../privacy.rules.ts"

/** Whoever has just signed in is asked for nothing else. */
export function DeletionDialog({ onClose }: { onClose: () => void }) {
  const { title, text, button, cancel } = useWords(deletionFormWords)
  const { revalidate } = useRevalidator()
  const asked = { title, text: text(LEAVING_DAYS), button, cancel, variant: "danger" } as const
  const onDone = (message: string) => {
    toast("success", message, 5000)
    return revalidate()
  }
  return <AskFirst form={deletionForm} asked={asked} onClose={onClose} onDone={onDone} />
}
