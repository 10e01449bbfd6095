import { Face } from "../../../drawings/face.tsx"
import { useTexts } from "../../../ui/use-texts.ts"
import { professionalIdOf } from "../../conversations/names.ts"
import type { ConversationDetail } from "../../message.schema.ts"
import { messagesPageTexts } from "../../messages-page.texts.ts"

export function EmptyThread({ detail, name }: { detail: ConversationDetail; name: string }) {
  const { empty } = useTexts(messagesPageTexts).thread
  return (
    <div className="m-auto grid max-w-sm justify-items-center gap-2 p-6 text-center">
      <Face professionalId={professionalIdOf(detail)} name={name} portrait={detail.portrait} size="large" />
      <p className="font-semibold font-serif text-xl">{empty.title}</p>
      {!detail.write_refusal && <p className="text-balance text-muted">{empty[detail.side](name)}</p>}
    </div>
  )
}
