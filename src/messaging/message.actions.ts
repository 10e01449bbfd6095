/** What is done in a conversation beside writing. */

import { call, failureMessage } from "../platform/api/api-client.ts"
import { textsHere } from "../platform/language/language.ts"
import { toastOnFailure } from "../ui/overlay/toast-on-failure.ts"
import { toast } from "../ui/overlay/toast-store.ts"
import { compositionOf } from "./composer/composition.ts"
import { shareContact, unshareContact } from "./contact/shared-contact.contract.ts"
import type { SharedContact } from "./contact/shared-contact.schema.ts"
import { contactTexts } from "./contact/texts.ts"
import {
  blockConversation,
  openConversation,
  ownConversations,
  unblockConversation,
} from "./conversations/conversation.contract.ts"
import { messagesPageTexts } from "./messages-page.texts.ts"
import { tellTyping } from "./thread/thread.contract.ts"

/** Nobody waits for it. */
export const sendTyping = (id: string) => void call(tellTyping, { id }).catch(() => {})

/** By whom it is with, and the project that is asked about; or by a booking or request of the two. */
export type ConversationOf = { to: string; project?: string | undefined } | { booking: string } | { request: string }

/** The one conversation of the two, or why there is none. */
export const openConversationOf = async (of: ConversationOf): Promise<{ id: string } | { failure: string }> => {
  const t = textsHere(messagesPageTexts).opening
  try {
    if ("to" in of) return { id: await openAsking(of.to, of.project) }
    const [found] = (await call(ownConversations, { ...of, limit: 1 })).conversations
    return found ? { id: found.id } : { failure: t.none }
  } catch (error) {
    return { failure: failureMessage(error, t.failed) }
  }
}

const openAsking = async (to: string, project: string | undefined) => {
  const [{ conversation_id }, question] = await Promise.all([
    call(openConversation, { provider_id: to }),
    project ? questionAbout(to, project) : undefined,
  ])
  if (question) compositionOf(conversation_id).draft.begin(question)
  return conversation_id
}

/** Loaded where it is asked for: most conversations are opened without. */
const questionAbout = (to: string, project: string) =>
  import("./composer/project-question.actions.ts").then(
    ({ projectQuestion }) => projectQuestion(to, project),
    () => undefined,
  )

/** True where it was done, which is said. */
const announced = async (act: Promise<{ message: string }>) => {
  const answer = await toastOnFailure(act, textsHere(messagesPageTexts).failed)
  if (answer) toast("success", answer.message)
  return answer !== undefined
}

export const block = (id: string) => announced(call(blockConversation, { id }))
export const unblock = (id: string) => announced(call(unblockConversation, { id }))

const UNDO_MS = 10_000

/** It can be shared again as it was, for a while. */
export const takeContactBack = async (id: string, shared: SharedContact, reload: () => Promise<void>) => {
  const t = textsHere(contactTexts)
  const answer = await toastOnFailure(call(unshareContact, { id }), textsHere(messagesPageTexts).failed)
  if (!answer) return
  const { phone, email } = shared
  const act = async () => {
    if (await announced(call(shareContact, { id, phone: phone ?? undefined, email: email ?? undefined })))
      await reload()
  }
  toast("success", answer.message, UNDO_MS, { label: t.undo, act })
  await reload()
}
