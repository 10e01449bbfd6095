import { Skeleton } from "../../ui/loading.tsx"
import { useTexts } from "../../ui/use-texts.ts"
import { messagesPageTexts } from "../messages-page.texts.ts"
import { ThreadLoading } from "../thread/components/thread-loading.tsx"
import { frameClasses, listPaneClasses } from "./messenger-frame.ts"

/** In the shape of what comes, before the page's code runs: on a phone the list, or the conversation that is open. */
export function MessengerLoading({ isOpen }: { isOpen: boolean }) {
  const { list } = useTexts(messagesPageTexts)
  return (
    <div data-messenger="" aria-busy="true" className={frameClasses}>
      <div className={`${listPaneClasses} ${isOpen ? "max-md:hidden" : ""}`}>
        <p className="sr-only">{list.loading}</p>
        <div className="flex min-h-16 items-center border-line border-b px-4">
          <Skeleton className="h-7 w-32" />
        </div>
        <ConversationsLoading />
      </div>
      {isOpen ? (
        <div data-open-thread="" className="flex min-h-0 min-w-0 flex-col bg-paper">
          <div className="flex min-h-16 items-center gap-3 border-line border-b bg-surface px-4 max-md:pl-13">
            <Skeleton className="size-11 rounded-full" />
            <Skeleton className="h-5 w-40" />
          </div>
          <ThreadLoading />
        </div>
      ) : (
        <div className="hidden bg-paper md:block" />
      )}
    </div>
  )
}

const rows = ["one", "two", "three", "four", "five", "six"]

export function ConversationsLoading() {
  return rows.map((row) => (
    <div key={row} className="flex items-center gap-3 px-4 py-3">
      <Skeleton className="size-11 shrink-0 rounded-full" />
      <div className="grid flex-1 gap-2">
        <Skeleton className="h-4 w-2/3" />
        <Skeleton className="h-4 w-full" />
      </div>
    </div>
  ))
}
