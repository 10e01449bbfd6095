import { useSyncExternalStore } from "react"
import { followDrafts, readDraftText } from "../composer/drafts.ts"
import type { Conversation } from "../message.schema.ts"

/** Somebody looked at the field for a question and went away: there is nothing to come back to. */
export const isUnbegun = ({ last_message_at, booking, request }: Conversation) =>
  !(last_message_at || booking || request)

/** Without those in which nothing has begun, but for those that are in use and those with something typed in them. */
export const useShownConversations = (all: readonly Conversation[] | undefined, isInUse: (id: string) => boolean) => {
  const withDraft = useSyncExternalStore(
    followDrafts,
    () =>
      (all ?? [])
        .filter((one) => isUnbegun(one) && readDraftText(one.id) !== "")
        .map(({ id }) => id)
        .join(),
    () => "",
  )
  const kept = withDraft.split(",")
  return all?.filter((one) => !isUnbegun(one) || isInUse(one.id) || kept.includes(one.id))
}
