import { toast } from "../../ui/overlay/toast-store.ts"
import { useTexts } from "../../ui/use-texts.ts"
import { messagesPageTexts } from "../messages-page.texts.ts"
import type { ThreadStore } from "./thread.list.ts"
import type { LogScroll } from "./use-log-scroll.ts"

/** To a message by its number, loaded where it is not here yet. */
export const useJump = (store: ThreadStore, scroll: LogScroll) => {
  const { thread: t } = useTexts(messagesPageTexts)
  return async (seq: number) => {
    const isThere = store.current().thread?.messages.some((message) => message.seq === seq)
    scroll.show(seq)
    if (!isThere && !(await store.loadAround(seq))) toast("error", t.notFound)
  }
}
