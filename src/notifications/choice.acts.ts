/** What a person is told by mail: loaded for their settings, and kept with each switch. */
import { call, failureMessage } from "../platform/api/api-client.ts"
import { wordsHere } from "../platform/words/language.ts"
import { toast } from "../ui/toast-store.ts"
import { changeNotificationChoices, type NotificationChoices, notificationChoices } from "./choice.contract.ts"
import { notificationChoicesWords } from "./notification-choices.words.ts"

export type Choice = NotificationChoices["choices"][number]

export const loadChoices = (signal: AbortSignal) => call(notificationChoices, {}, { signal })

/** True where it is kept; either is said. */
export const keepChoice = async ({ topic, label }: Choice, by_mail: boolean) => {
  const t = wordsHere(notificationChoicesWords)
  try {
    await call(changeNotificationChoices, { choices: [{ topic, by_mail }] })
    toast("success", by_mail ? t.switchedOn(label) : t.switchedOff(label))
    return true
  } catch (error) {
    toast("error", failureMessage(error, t.notKept), 5000)
    return false
  }
}
