import { toast } from "../../ui/overlay/toast-store.ts"
import { useTexts } from "../../ui/use-texts.ts"
import { messagesPageTexts } from "../messages-page.texts.ts"
import type { ThreadStore } from "./thread.list.ts"
import type { LogScroll } from "./use-log-scroll.ts"

/** @param keepsFocus what has the focus keeps it; else the message gets it */
export type JumpTo = (seq: number, keepsFocus?: boolean) => Promise<void>

/** To a message by its number, loaded where it is not here yet. */
export const useJump = (store: ThreadStore, scroll: LogScroll): JumpTo => {
  const { thread: t } = useTexts(messagesPageTexts)
  return async (seq: number, keepsFocus = false) => {
    const isThere = store.current().thread?.messages.some((message) => message.seq === seq)
    scroll.show(seq, keepsFocus)
    if (!isThere && !(await store.loadAround(seq))) toast("error", t.notFound)
  }
}
