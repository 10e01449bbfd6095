/** What a person is told by mail: loaded for their settings, and kept with each switch. */
import { call } from "../platform/api/api-client.ts"
import { textsHere } from "../platform/language/language.ts"
import { orToast } from "../ui/or-toast.ts"
import { toast } from "../ui/toast-store.ts"
import { changeNotificationChoices, type NotificationChoices, notificationChoices } from "./choice.contract.ts"
import { notificationChoicesTexts } from "./texts.ts"

export type Choice = NotificationChoices["choices"][number]

export const loadChoices = (signal: AbortSignal) => call(notificationChoices, {}, { signal })

/** True where it is kept; either is said. */
export const saveChoice = async ({ topic, label }: Choice, by_mail: boolean) => {
  const t = textsHere(notificationChoicesTexts)
  const kept = await orToast(call(changeNotificationChoices, { choices: [{ topic, by_mail }] }), t.notKept)
  if (kept) toast("success", by_mail ? t.switchedOn(label) : t.switchedOff(label))
  return kept !== undefined
}
