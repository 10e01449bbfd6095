import { useId, useRef } from "react"
import { FileInput } from "../../../files/components/file-input.tsx"
import { fileAddress } from "../../../platform/files/purposes.ts"
import { MAX_MEGABYTES, PICTURE_AND_DOCUMENT_TYPES } from "../../../platform/files/upload-bounds.ts"
import { aloud } from "../../../ui/aloud.tsx"
import { Button } from "../../../ui/button.tsx"
import { FieldError } from "../../../ui/field/field-frame.tsx"
import { ProgressBar } from "../../../ui/progress-bar.tsx"
import { useFocusOnChange } from "../../../ui/use-focus-on-change.ts"
import { useTexts } from "../../../ui/use-texts.ts"
import { paperFileTexts } from "../texts.ts"
import type { PaperFile, usePaperFile } from "../use-paper-file.ts"

interface PaperFileFieldProps {
  name: string
  label: string
  error?: string | undefined
  isNeeded: boolean
  chosen: PaperFile | undefined
  file: ReturnType<typeof usePaperFile>
}

/** A picture or a PDF; the form holds its id and what it is called. */
export function PaperFileField({ name, label, error, isNeeded, chosen, file }: PaperFileFieldProps) {
  const t = useTexts(paperFileTexts)
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const { coming, problem, choose } = file
  const place = useFocusOnChange<HTMLFieldSetElement>(`${chosen?.id} ${coming?.file.name}`, "[data-choose]")
  const shown = problem ?? error
  return (
    <fieldset ref={place} className="grid gap-2" aria-describedby={`${id}-hint`}>
      <legend className="mb-1 font-semibold">
        {label} {!isNeeded && <span className="font-normal text-muted">{t.optional}</span>}
      </legend>
      {/* Texts, since drafts restore no hidden values. */}
      <input type="text" hidden name={name} />
      <input type="text" hidden name="file_name" />
      <FileInput ref={input} label={label} types={PICTURE_AND_DOCUMENT_TYPES} onChoose={([next]) => choose(next)} />
      {chosen && !coming && <Arrived file={chosen} onRemove={file.remove} />}
      {coming && <OnItsWay file={file} />}
      <p>
        <Button
          variant="secondary"
          onClick={() => input.current?.click()}
          aria-invalid={shown ? true : undefined}
          aria-describedby={shown ? `${id}-error` : undefined}
          data-choose=""
        >
          {chosen || coming ? t.replace : t.add}
        </Button>
      </p>
      <FieldError id={`${id}-error`}>{shown}</FieldError>
      <p id={`${id}-hint`} className="text-muted text-sm">
        {t.hint(MAX_MEGABYTES)}
      </p>
    </fieldset>
  )
}

function Arrived({ file, onRemove }: { file: PaperFile; onRemove: () => void }) {
  const t = useTexts(paperFileTexts)
  const isDocument = file.name.toLowerCase().endsWith(".pdf")
  return (
    <div className="flex items-center gap-3 rounded-lg border border-line bg-sunken p-3">
      {isDocument ? (
        <span aria-hidden="true" className={documentClasses}>
          {t.document}
        </span>
      ) : (
        <img src={fileAddress(file.id, "small")} alt="" className="size-14 rounded-md object-cover" />
      )}
      <span className="wrap-anywhere min-w-0 flex-1">{file.name}</span>
      <Button variant="quiet-danger" size="small" onClick={onRemove}>
        {t.remove(aloud, file.name)}
      </Button>
    </div>
  )
}

const documentClasses =
  "grid size-14 place-items-center rounded-md border border-line bg-surface font-semibold text-muted text-sm"

function OnItsWay({ file: { coming, retry, stop } }: { file: ReturnType<typeof usePaperFile> }) {
  const t = useTexts(paperFileTexts)
  if (!coming) return null
  const { file, percent, failure } = coming
  return (
    <div className="grid gap-2 rounded-lg border border-line bg-sunken p-3">
      <p className="wrap-anywhere">{file.name}</p>
      {failure ? (
        <p role="alert" className="text-danger-ink text-sm">
          {failure}
        </p>
      ) : (
        <ProgressBar label={t.sending(file.name)} percent={percent}>
          {t.sent(percent)}
        </ProgressBar>
      )}
      <div className="flex gap-2">
        {failure && (
          <Button variant="secondary" size="small" onClick={() => void retry(file)}>
            {t.retry}
          </Button>
        )}
        <Button variant="plain" size="small" onClick={stop}>
          {failure ? t.remove(aloud, file.name) : t.stop(aloud, file.name)}
        </Button>
      </div>
    </div>
  )
}
