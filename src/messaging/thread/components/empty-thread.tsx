import { useTexts } from "../../../ui/use-texts.ts"
import type { ConversationDetail } from "../../message.schema.ts"
import { messagesPageTexts } from "../../messages-page.texts.ts"

export function EmptyThread({ detail, name }: { detail: ConversationDetail; name: string }) {
  const { empty } = useTexts(messagesPageTexts).thread
  return (
    <div className="m-auto grid max-w-sm gap-1 p-6 text-center">
      <p className="font-semibold font-serif text-xl">{empty.title}</p>
      {!detail.write_refusal && <p className="text-pretty text-muted">{empty[detail.side](name)}</p>}
    </div>
  )
}
