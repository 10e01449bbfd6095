import { ArrivingTile } from "../../../files/components/arriving-tile.tsx"
import { RemoveButton } from "../../../files/components/remove-button.tsx"
import { uploadTexts } from "../../../files/texts.ts"
import { Icon } from "../../../ui/icon.tsx"
import { useTexts } from "../../../ui/use-texts.ts"
import { messageShapes } from "../../components/message-shapes.ts"
import type { MessageFile } from "../../message.schema.ts"
import { messagesPageTexts } from "../../messages-page.texts.ts"
import type { AttachmentsState } from "../attachments.actions.ts"

interface AttachmentsProps {
  files: readonly MessageFile[]
  attachments: AttachmentsState
}

/** Above the field: what goes along with the message, and what is still on its way. */
export function Attachments({ files, attachments }: AttachmentsProps) {
  const { arriving, problem } = attachments
  if (files.length === 0 && arriving.length === 0 && !problem) return null
  return (
    <div className="grid grid-cols-1 gap-2 pb-2">
      {problem && (
        <p role="alert" className="flex gap-2 text-danger-ink text-sm">
          <Icon name="alert" className="mt-0.5 size-4" />
          {problem}
        </p>
      )}
      <ul className="flex max-h-44 flex-wrap gap-4 overflow-y-auto pt-3 pr-3">
        {files.map((file, at) => (
          <Attached key={file.id} file={file} at={at + 1} onRemove={() => attachments.remove(file.id)} />
        ))}
        {arriving.map((one) => (
          <ArrivingTile key={one.key} one={one} uploads={attachments} />
        ))}
      </ul>
    </div>
  )
}

function Attached({ file, at, onRemove }: { file: MessageFile; at: number; onRemove: () => void }) {
  const { thread } = useTexts(messagesPageTexts)
  const t = useTexts(uploadTexts)
  const name = file.name ?? thread.picture(at, thread.fromMe)
  return (
    <li className="relative">
      {file.kind === "picture" ? (
        <img src={file.urls.small} alt={name} className={`${tileClasses} w-22 object-cover`} />
      ) : (
        <span className={`${tileClasses} flex max-w-52 items-center gap-2 pr-8 pl-3`}>
          <Icon shape={messageShapes.file} className="size-6 text-tile-ink" />
          <span className="wrap-anywhere line-clamp-2 text-sm">{name}</span>
        </span>
      )}
      <RemoveButton label={t.remove(name)} onPress={onRemove} />
    </li>
  )
}

const tileClasses = "block h-22 rounded-md border border-line bg-sunken"
