import { useRef } from "react"
import { FileInput } from "../../../../files/components/file-input.tsx"
import { Button } from "../../../../ui/button.tsx"
import { FormAlert } from "../../../../ui/form/form-alert.tsx"
import { Spinner } from "../../../../ui/loading.tsx"
import { Dialog } from "../../../../ui/overlay/dialog.tsx"
import { useFileDrop } from "../../../../ui/use-file-drop.ts"
import { useTexts } from "../../../../ui/use-texts.ts"
import type { ImportPreview } from "../import.schema.ts"
import { importTexts } from "../texts.ts"
import { ImportFindings } from "./import-findings.tsx"
import { useImport } from "./use-import.ts"

const types = [".csv", ".txt", "text/csv", "text/plain"]

/** A file is chosen, looked at, and brought by one more press. */
export function ImportDialog({ onClose }: { onClose: () => void }) {
  const t = useTexts(importTexts)
  const { chosen, failure, busy, choose, bring } = useImport(onClose)
  const preview = chosen?.preview
  const canBring = preview !== undefined && preview.errors.total === 0 && hasNew(preview)
  const actions = (
    <>
      <Button variant="secondary" onClick={onClose} disabled={busy === "importing"}>
        {t.cancel}
      </Button>
      <Button onClick={bring} disabled={!canBring}>
        {busy === "importing" ? t.importing : t.verb}
      </Button>
    </>
  )
  return (
    <Dialog
      title={t.title}
      isOpen
      onClose={onClose}
      busy={busy === "importing"}
      width="wide"
      actions={actions}
      keepOnOutsideClick
    >
      <div className="grid grid-cols-1 gap-5">
        <p className="max-w-prose">{t.lead}</p>
        <FileChoice file={chosen?.file} onChoose={choose} />
        {failure && <FormAlert kind="error">{failure}</FormAlert>}
        {busy === "reading" && <Spinner label={t.reading} visible />}
        {preview && <Preview preview={preview} />}
      </div>
    </Dialog>
  )
}

const hasNew = ({ new: added }: ImportPreview) => added.countries + added.states + added.cities > 0

function FileChoice({ file, onChoose }: { file: File | undefined; onChoose: (files: readonly File[]) => void }) {
  const t = useTexts(importTexts)
  const input = useRef<HTMLInputElement>(null)
  const { isOver, handlers } = useFileDrop(onChoose)
  const look = isOver ? "border-tile bg-tile-soft" : "border-border"
  return (
    <div
      {...handlers}
      className={`flex flex-wrap items-center gap-x-4 gap-y-2 rounded-lg border border-dashed px-4 py-4 ${look}`}
    >
      <FileInput ref={input} label={t.choose} types={types} onChoose={onChoose} />
      <Button variant="secondary" onClick={() => input.current?.click()}>
        {file ? t.chooseAnother : t.choose}
      </Button>
      <span className="wrap-anywhere min-w-0 flex-1 text-muted">{file ? file.name : t.drop}</span>
    </div>
  )
}

function Preview({ preview }: { preview: ImportPreview }) {
  const t = useTexts(importTexts)
  const { encoding, rows, ignored_columns, new: added, errors, notes } = preview
  return (
    <>
      <div className="grid gap-1">
        <p role="status" className="font-semibold">
          {t.read(rows, t.encodings[encoding])}
        </p>
        {encoding === "windows-1252" && <p className="text-muted">{t.checkLetters}</p>}
        {ignored_columns.length > 0 && <p className="wrap-anywhere text-muted">{t.ignored(ignored_columns)}</p>}
      </div>
      {errors.total > 0 && (
        <ImportFindings title={t.errors(errors.total)} hint={t.errorsHint} findings={errors} tone="error" />
      )}
      <Counts preview={preview} />
      {notes.total > 0 && <ImportFindings title={t.notes(notes.total)} findings={notes} tone="note" />}
      {errors.total === 0 && <p className="font-semibold">{hasNew(preview) ? t.asked(added) : t.nothingNew}</p>}
    </>
  )
}

const kinds = ["countries", "states", "cities"] as const

function Counts({ preview: { new: added, known } }: { preview: ImportPreview }) {
  const t = useTexts(importTexts)
  const cell = "px-2 py-2 text-right tabular-nums"
  return (
    <table className="w-full border-collapse">
      <thead>
        <tr className="border-line border-b text-muted text-sm">
          <th scope="col" className="px-2 py-2 text-left">
            {t.columns.kind}
          </th>
          <th scope="col" className={cell}>
            {t.columns.added}
          </th>
          <th scope="col" className={cell}>
            {t.columns.known}
          </th>
        </tr>
      </thead>
      <tbody>
        {kinds.map((kind) => (
          <tr key={kind} className="border-line border-b">
            <th scope="row" className="px-2 py-2 text-left font-normal">
              {t.kinds[kind]}
            </th>
            <td className={`${cell} font-semibold`}>{added[kind].toLocaleString("en-IN")}</td>
            <td className={cell}>{known[kind].toLocaleString("en-IN")}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
