import { Icon } from "../../../ui/icon.tsx"
import { useTexts } from "../../../ui/use-texts.ts"
import { messageShapes } from "../../components/message-shapes.ts"
import type { MessageFile } from "../../message.schema.ts"
import { messagesPageTexts } from "../../messages-page.texts.ts"
import type { Arriving, AttachmentsState } from "../attachments.actions.ts"

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
          <Coming key={one.key} one={one} attachments={attachments} />
        ))}
      </ul>
    </div>
  )
}

function Attached({ file, at, onRemove }: { file: MessageFile; at: number; onRemove: () => void }) {
  const { thread, files: t } = useTexts(messagesPageTexts)
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

function Coming({ one, attachments }: { one: Arriving; attachments: AttachmentsState }) {
  const { files: t } = useTexts(messagesPageTexts)
  const { key, file, percent, failure } = one
  return (
    <li className="relative">
      {failure ? (
        <div className="grid min-h-22 w-52 content-center gap-1 rounded-md border border-danger bg-sunken p-3 pr-8 text-sm">
          <span className="truncate">{file.name}</span>
          <span role="alert" className="wrap-anywhere text-danger-ink">
            {failure}
          </span>
          <button
            type="button"
            onClick={() => void attachments.retry(one)}
            className="min-h-8 justify-self-start font-semibold underline underline-offset-4 touch:min-h-11"
          >
            {t.retry(file.name)}
          </button>
        </div>
      ) : (
        <div title={file.name} className={`${tileClasses} grid w-22 place-items-center`}>
          <ProgressRing label={t.sending(file.name)} percent={percent}>
            {t.sent(percent)}
          </ProgressRing>
        </div>
      )}
      <RemoveButton label={t.remove(file.name)} onPress={() => attachments.cancel(key)} />
    </li>
  )
}

const tileClasses = "block h-22 rounded-md border border-line bg-sunken"

interface ProgressRingProps {
  /** Read aloud. */
  label: string
  percent: number
  children: string
}

function ProgressRing({ label, percent, children }: ProgressRingProps) {
  return (
    <span className="relative grid size-14 place-items-center">
      <progress aria-label={label} max={100} value={percent} className="sr-only" />
      <svg viewBox="0 0 56 56" fill="none" strokeWidth="4" aria-hidden="true" className="absolute inset-0 -rotate-90">
        <circle cx="28" cy="28" r="26" className="stroke-line" />
        <circle
          cx="28"
          cy="28"
          r="26"
          pathLength="100"
          strokeDasharray={`${percent} 100`}
          className="stroke-tile transition-[stroke-dasharray]"
        />
      </svg>
      <span aria-hidden="true" className="text-sm tabular-nums">
        {children}
      </span>
    </span>
  )
}

function RemoveButton({ label, onPress }: { label: string; onPress: () => void }) {
  return (
    <button type="button" aria-label={label} onClick={onPress} className={removeClasses}>
      <Icon name="x" className="size-4" />
    </button>
  )
}

/** Drawn in the corner of its tile, beside what stands in it; its target of 44 px reaches beyond it. */
const removeClasses = [
  "absolute -top-2 -right-2 grid size-7 place-items-center rounded-full border border-border bg-surface shadow-soft",
  "after:absolute after:-inset-2 hover:border-ink",
].join(" ")
