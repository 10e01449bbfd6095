/** What is done in a conversation beside writing. */
import { call, failureMessage } from "../platform/api/api-client.ts"
import { textsHere } from "../platform/language/language.ts"
import { toastOnFailure } from "../ui/overlay/or-toast.ts"
import { toast } from "../ui/overlay/toast-store.ts"
import {
  blockConversation,
  openConversation,
  tellTyping,
  unblockConversation,
  unshareContact,
} from "./message.contract.ts"
import { messagesPageTexts } from "./messages-page.texts.ts"

/** Nobody waits for it. */
export const sendTyping = (id: string) => void call(tellTyping, { id }).catch(() => {})

/** The one conversation with this professional, or why there is none. */
export const openWith = async (provider_id: string): Promise<{ id: string } | { failure: string }> => {
  try {
    return { id: (await call(openConversation, { provider_id })).conversation_id }
  } catch (error) {
    return { failure: failureMessage(error, textsHere(messagesPageTexts).opening.failed) }
  }
}

/** True where it was done, which is said. */
const announced = async (act: Promise<{ message: string }>) => {
  const answer = await toastOnFailure(act, textsHere(messagesPageTexts).failed)
  if (answer) toast("success", answer.message)
  return answer !== undefined
}

export const block = (id: string) => announced(call(blockConversation, { id }))
export const unblock = (id: string) => announced(call(unblockConversation, { id }))
export const takeContactBack = (id: string) => announced(call(unshareContact, { id }))
