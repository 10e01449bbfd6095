import { useRevalidator } from "react-router"
import type { Form, FormTexts } from "../platform/form/form.ts"
import { useForm } from "../ui/form/use-form.ts"
import type { DraftStore } from "../ui/form/use-saved-draft.ts"
import { toast } from "../ui/overlay/toast-store.ts"
import {
  type RequestTransitionName,
  requestStatusAt,
  requestStatuses,
  requestTransitions,
  shownStatusOf,
} from "./service-request.rules.ts"
import type { CustomerRequest } from "./service-request.schema.ts"

/** How a request stands now, with how it came to that where it was refused. */
type Standing = Pick<CustomerRequest, "status"> & Partial<Pick<CustomerRequest, "history">>

interface RequestAct {
  name: RequestTransitionName
  request: Pick<CustomerRequest, "id" | "status" | "answer_due_at" | "history">
  list: { close: () => void; onActed: (acted: { changed: { id: string } & Standing }) => void }
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
  const isNow = (standing: Standing) => {
    list.onActed({ changed: { id: request.id, ...standing } })
    return revalidate()
  }
  const form = useForm(described, {
    hiddenFields: { requestId: request.id },
    draft,
    // Before it closes: a dialog that closes loads nothing.
    onDone: async (message, isHere) => {
      toast("success", message, 5000)
      await isNow({ status: requestTransitions[name].to })
      if (isHere) list.close()
    },
    onRefused: (refused) => {
      const standing = standingIn(refused)
      return standing ? isNow(standing) : revalidate()
    },
  })
  const now = standingIn(form.refused)
  const status = now?.status ?? requestStatusAt(request, new Date())
  const isOver = status !== requestTransitions[name].from && !form.busy && form.done === undefined
  return { form, settled: isOver ? shownStatusOf(status, { ...request, ...now }) : undefined }
}

/** Where a refusal says so. */
const standingIn = (refused: { details: Record<string, unknown> } | undefined): Standing | undefined => {
  const { status, history } = (refused?.details ?? {}) as Partial<Standing>
  return status && requestStatuses.includes(status) ? { status, ...(history && { history }) } : undefined
}
