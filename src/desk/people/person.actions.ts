import { call } from "../../platform/api/api-client.ts"
import { textsHere } from "../../platform/language/language.ts"
import { toastOnFailure } from "../../ui/overlay/toast-on-failure.ts"
import { toast } from "../../ui/overlay/toast-store.ts"
import { endPersonSessions, resendPersonActivation } from "./people.contract.ts"
import { deskPersonTexts } from "./texts.ts"

const contracts = { resend: resendPersonActivation, endSessions: endPersonSessions }
export type PlainAct = keyof typeof contracts

/** What needs no reason; says what came of it. */
export const actOnPerson = async (act: PlainAct, id: string) => {
  const done = await toastOnFailure(call(contracts[act], { id }), textsHere(deskPersonTexts).actions.failed)
  if (done) toast("success", done.message, 5000)
}
