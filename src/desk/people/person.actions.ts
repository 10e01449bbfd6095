import { call } from "../../platform/api/api-client.ts"
import { textsHere } from "../../platform/language/language.ts"
import { actOnSeveral } from "../../ui/list/act-on-several.ts"
import { toastOnFailure } from "../../ui/overlay/toast-on-failure.ts"
import { toast } from "../../ui/overlay/toast-store.ts"
import { endPersonSessions, resendPersonActivation } from "./people.contract.ts"
import { deskPeopleTexts, deskPersonTexts } from "./texts.ts"

/** Each for itself. @param onDone the list loads anew */
export const resendToSeveral = (people: readonly { id: string }[], onDone: () => unknown) =>
  actOnSeveral({
    rows: people,
    act: ({ id }) => call(resendPersonActivation, { id }),
    done: textsHere(deskPeopleTexts).several.done,
    onDone,
  })

const contracts = { resend: resendPersonActivation, endSessions: endPersonSessions }
export type PlainAct = keyof typeof contracts

/** What needs no reason; says what came of it. */
export const actOnPerson = async (act: PlainAct, id: string) => {
  const done = await toastOnFailure(call(contracts[act], { id }), textsHere(deskPersonTexts).actions.failed)
  if (done) toast("success", done.message, 5000)
}
