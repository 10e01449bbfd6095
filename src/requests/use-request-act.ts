import { useRevalidator } from "react-router"
import type { Form, FormTexts } from "../platform/form/form.ts"
import { useForm } from "../ui/form/use-form.ts"
import type { DraftStore } from "../ui/form/use-saved-draft.ts"
import { toast } from "../ui/overlay/toast-store.ts"
import {
  type RequestStatus,
  type RequestTransitionName,
  requestStatusAt,
  requestStatuses,
  requestTransitions,
} from "./service-request.rules.ts"

interface RequestAct {
  name: RequestTransitionName
  request: { id: string; status: RequestStatus; answer_due_at: string | null }
  list: { close: () => void; onActed: (acted: { changed: { id: string; status: RequestStatus } }) => void }
  draft: DraftStore | null
}

/**
 * The form of a dialog in front of a list, which changes a request. The list is loaded anew either way, and the row stays in
 * its place; after a refusal what was typed stays, too.
 * @returns with it, how the request stands where it cannot be changed any more
 */
export const useRequestAct = <I, T extends FormTexts>(
  described: Form<I, string, T>,
  { name, request, list, draft }: RequestAct,
) => {
  const { revalidate } = useRevalidator()
  const isNow = (status: RequestStatus) => {
    list.onActed({ changed: { id: request.id, status } })
    return revalidate()
  }
  const form = useForm(described, {
    hiddenFields: { requestId: request.id },
    draft,
    // Before it closes: a dialog that closes loads nothing.
    onDone: async (message, isHere) => {
      toast("success", message, 5000)
      await isNow(requestTransitions[name].to)
      if (isHere) list.close()
    },
    onRefused: (refused) => {
      const status = statusIn(refused)
      return status ? isNow(status) : revalidate()
    },
  })
  const status = statusIn(form.refused) ?? requestStatusAt(request, new Date())
  const isOver = status !== requestTransitions[name].from && !form.busy && form.done === undefined
  return { form, settled: isOver ? status : undefined }
}

/** How it stands, where a refusal says so. */
const statusIn = (refused: { details: Record<string, unknown> } | undefined) =>
  requestStatuses.find((status) => status === refused?.details.status)
