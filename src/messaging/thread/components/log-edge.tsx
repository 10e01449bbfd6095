import { memo } from "react"
import { Button } from "../../../ui/button.tsx"
import { Spinner } from "../../../ui/loading.tsx"
import { uiTexts } from "../../../ui/texts.ts"
import { useInView } from "../../../ui/use-in-view.ts"
import { useTexts } from "../../../ui/use-texts.ts"
import { messagesPageTexts } from "../../messages-page.texts.ts"
import type { ThreadStore, ThreadView } from "../thread.list.ts"

interface LogEdgeProps {
  edge: "older" | "newer"
  store: ThreadStore
  view: ThreadView
  /** What is loaded here stands in the document. */
  isDrawn: boolean
}

/** Where the loaded stretch ends: what lies behind it is loaded before it is reached, once what came last is drawn. */
export const LogEdge = memo(({ edge, store, view: { failure }, isDrawn }: LogEdgeProps) => {
  const { thread: t } = useTexts(messagesPageTexts)
  const { tryAgain } = useTexts(uiTexts)
  const load = () => void (edge === "older" ? store.loadOlder() : store.loadNewer())
  const ref = useInView<HTMLDivElement>(() => failure === undefined && isDrawn && load(), "600px 0px")
  return (
    <div ref={ref} className="grid min-h-12 place-items-center gap-2 py-2 text-muted">
      {failure === undefined ? (
        <Spinner label={edge === "older" ? t.loadingOlder : t.loadingNewer} />
      ) : (
        <Button variant="secondary" size="small" onClick={load}>
          {tryAgain}
        </Button>
      )}
    </div>
  )
})
