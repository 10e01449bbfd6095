import { call } from "../../../platform/api/api-client.ts"
import { textsHere } from "../../../platform/language/language.ts"
import { toastOnFailure } from "../../../ui/overlay/toast-on-failure.ts"
import { toast } from "../../../ui/overlay/toast-store.ts"
import { resendInvitation } from "./invitations.contract.ts"
import { invitationTexts } from "./texts.ts"

/** Says what came of it. */
export const sendInvitationAgain = async (id: string) => {
  const done = await toastOnFailure(call(resendInvitation, { id }), textsHere(invitationTexts).again.failed)
  if (done) toast("success", done.message, 5000)
}
