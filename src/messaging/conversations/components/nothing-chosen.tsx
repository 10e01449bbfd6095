import { Icon } from "../../../ui/icon.tsx"
import { useTexts } from "../../../ui/use-texts.ts"
import { messagesPageTexts } from "../../messages-page.texts.ts"

/** In the place of a thread; a phone has none beside the list. */
export function NothingChosen({ isEmpty }: { isEmpty: boolean }) {
  const { choose } = useTexts(messagesPageTexts)
  return (
    <div className="hidden place-content-center place-items-center gap-2 bg-paper p-8 text-center md:grid">
      <Icon name="message" className="size-12 text-brass" />
      <p className="font-semibold font-serif text-xl">{isEmpty ? choose.empty.title : choose.title}</p>
      <p className="max-w-sm text-pretty text-muted">{isEmpty ? choose.empty.hint : choose.hint}</p>
    </div>
  )
}
