import { formerTexts } from "../../accounts/former.texts.ts"
import { useTexts } from "../../ui/use-texts.ts"
import type { MyRequestsList } from "../my-requests.list.ts"
import { withdrawForm } from "../service-request.form.ts"
import type { CustomerRequest } from "../service-request.schema.ts"
import { myRequestsTexts } from "../texts.ts"
import { useRequestAct } from "../use-request-act.ts"
import { ActDialog } from "./act-dialog.tsx"

/** The dialog that the address opens, if any. */
export function WithdrawDialog({ list }: { list: MyRequestsList }) {
  const { opened } = list
  return opened ? <OpenDialog key={opened.row.id} request={opened.row} list={list} /> : null
}

function OpenDialog({ request, list }: { request: CustomerRequest; list: MyRequestsList }) {
  const { withdrawing } = useTexts(myRequestsTexts)
  const former = useTexts(formerTexts)
  const { meaning, ...texts } = withdrawing
  const { form, settled } = useRequestAct(withdrawForm, { name: "withdraw", request, list, draft: null })
  return (
    <ActDialog
      {...texts}
      {...{ form, settled, request }}
      name={request.provider_name ?? former.professional}
      meaning={meaning(request.provider_name)}
      variant="danger"
      onClose={list.close}
    />
  )
}
