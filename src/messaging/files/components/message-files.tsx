import { Icon } from "../../../ui/icon.tsx"
import { useTexts } from "../../../ui/use-texts.ts"
import { messageShapes } from "../../components/message-shapes.ts"
import type { MessageFile } from "../../message.schema.ts"
import { messagesPageTexts } from "../../messages-page.texts.ts"
import { fileSize } from "../file-size.rules.ts"
import type { OpenPicture } from "./picture-viewer.tsx"

interface MessageFilesProps {
  files: readonly MessageFile[]
  /** Of who sent them. */
  name: string
  onOpen: OpenPicture
}

export function MessageFiles({ files, name, onOpen }: MessageFilesProps) {
  const pictures = files.filter(({ kind }) => kind === "picture")
  const documents = files.filter(({ kind }) => kind === "document")
  return (
    <div className="my-1 grid grid-cols-1 gap-1">
      {pictures.length > 0 && (
        <ul className={pictures.length > 1 ? "grid grid-cols-2 gap-1" : "grid grid-cols-1"}>
          {pictures.map((picture, at) => (
            <Picture key={picture.id} picture={picture} at={at + 1} name={name} onOpen={onOpen} />
          ))}
        </ul>
      )}
      {documents.map((document) => (
        <Document key={document.id} document={document} />
      ))}
    </div>
  )
}

interface PictureProps {
  picture: MessageFile
  at: number
  name: string
  onOpen: OpenPicture
}

function Picture({ picture, at, name, onOpen }: PictureProps) {
  const { thread: t } = useTexts(messagesPageTexts)
  const { urls, width, height } = picture
  return (
    <li>
      <button
        type="button"
        onClick={() => onOpen({ picture, label: t.picture(at, name) })}
        aria-label={t.openPicture(at, name)}
        className="block w-full cursor-zoom-in overflow-hidden rounded-md"
      >
        <img
          src={urls.small}
          alt=""
          width={width ?? undefined}
          height={height ?? undefined}
          loading="lazy"
          decoding="async"
          className="h-auto max-h-72 w-full bg-sunken object-cover"
        />
      </button>
    </li>
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
