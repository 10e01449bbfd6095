import { Skeleton } from "../../../ui/loading.tsx"
import { useTexts } from "../../../ui/use-texts.ts"
import { messagesPageTexts } from "../../messages-page.texts.ts"

const bubbles = ["w-2/5", "w-3/5 ml-auto", "w-1/2", "w-1/3 ml-auto", "w-3/5"]

export function ThreadLoading() {
  const { thread: t } = useTexts(messagesPageTexts)
  return (
    <div aria-busy="true" className="flex min-h-0 flex-1 flex-col justify-end gap-4 overflow-hidden p-4">
      <p className="sr-only">{t.loading}</p>
      {bubbles.map((width) => (
        <Skeleton key={width} className={`h-14 rounded-lg ${width}`} />
      ))}
    </div>
  )
}
