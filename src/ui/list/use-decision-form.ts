import { useRevalidator } from "react-router"
import type { Form, FormTexts } from "../../platform/form/form.ts"
import { useForm } from "../form/use-form.ts"
import type { DraftStore } from "../form/use-saved-draft.ts"
import { toast } from "../overlay/toast-store.ts"

interface Options {
  hiddenFields?: Record<string, string | undefined>
  draft: DraftStore | null
  /** Of the list that it stands in front of. */
  close: () => void
}

/**
 * The form of a dialog that decides about a row which somebody else may decide meanwhile. Then that is said, the list shows
 * what stands, and the dialog goes.
 */
export function useDecisionForm<I, T extends FormTexts>(
  description: Form<I, string, T>,
  { close, ...options }: Options,
) {
  const { revalidate } = useRevalidator()
  const form = useForm(description, {
    ...options,
    // Before it closes: a dialog that closes loads nothing.
    onDone: async (message, isHere) => {
      toast("success", message, 5000)
      await revalidate()
      if (isHere) close()
    },
    onRefused: async (refused) => {
      if (!isDecided(refused)) return
      toast("error", refused.message ?? "", 5000)
      await revalidate()
      close()
    },
  })
  return isDecided(form.refused) ? { ...form, refused: undefined } : form
}

const isDecided = (refused: { code: string } | undefined) =>
  refused?.code === "conflict" || refused?.code === "not_found"
