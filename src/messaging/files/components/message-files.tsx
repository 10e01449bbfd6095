import { Icon } from "../../../ui/icon.tsx"
import { useTexts } from "../../../ui/use-texts.ts"
import { messageShapes } from "../../components/message-shapes.ts"
import type { MessageFile } from "../../message.schema.ts"
import { messagesPageTexts } from "../../messages-page.texts.ts"
import { fileSize } from "../file-size.rules.ts"
import { type OpenPicture, picturesAmong } from "../shown-picture.ts"
import { PictureTiles } from "./picture-tiles.tsx"

interface MessageFilesProps {
  files: readonly MessageFile[]
  /** Of who sent them. */
  name: string
  onOpen: OpenPicture
}

export function MessageFiles({ files, name, onOpen }: MessageFilesProps) {
  const pictures = picturesAmong(files)
  const documents = files.filter(({ kind }) => kind === "document")
  return (
    <div className="-mx-2 -mt-0.5 mb-0.5 grid grid-cols-1 gap-1">
      {pictures.length > 0 && <PictureTiles pictures={pictures} name={name} onOpen={onOpen} />}
      {documents.map((document) => (
        <Document key={document.id} document={document} />
      ))}
    </div>
  )
}

function Document({ document }: { document: MessageFile }) {
  const { thread: t, files } = useTexts(messagesPageTexts)
  const name = document.name ?? t.document
  return (
    <a
      href={document.urls.document}
      download={document.name ?? ""}
      aria-label={t.download(name)}
      className="flex items-center gap-3 rounded-md border border-line bg-surface p-2 hover:border-ink"
    >
      <Icon shape={messageShapes.file} className="size-7 text-tile-ink" />
      <span className="min-w-0">
        <span className="wrap-anywhere line-clamp-2 font-semibold">{name}</span>
        {document.bytes !== null && <span className="block text-muted text-sm">{fileSize(document.bytes, files)}</span>}
      </span>
    </a>
  )
}
