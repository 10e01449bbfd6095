import { type ReactNode, useRef } from "react"
import type { ImportPreview } from "../../../platform/csv-table/import-preview.schema.ts"
import { Button } from "../../../ui/button.tsx"
import { DownloadLink } from "../../../ui/download-link.tsx"
import { FormAlert } from "../../../ui/form/form-alert.tsx"
import { Spinner } from "../../../ui/loading.tsx"
import { Dialog } from "../../../ui/overlay/dialog.tsx"
import { useFileDrop } from "../../../ui/use-file-drop.ts"
import { useTexts } from "../../../ui/use-texts.ts"
import { FileInput } from "../../components/file-input.tsx"
import { emptyTable } from "../empty-table.ts"
import { tableImportTexts } from "../texts.ts"
import type { TableImport } from "../use-import.ts"
import { ImportFindings } from "./import-findings.tsx"

const types = [".csv", ".txt", "text/csv", "text/plain"]

interface TableImportDialogProps<Preview extends ImportPreview> {
  table: TableImport<Preview>
  texts: { title: string; lead: string; verb: string; nothingNew: string }
  bounds: { megabytes: number; rows: number }
  /** What the file is called that has them and nothing else, as a beginning. */
  empty: { name: string; columns: readonly string[] }
  hasNew: (preview: Preview) => boolean
  /** What will be done, as a question. */
  asked: (preview: Preview) => string
  onClose: () => void
  /** What the rows come to. */
  children: (preview: Preview) => ReactNode
}

/** A file is chosen, looked at, and imported by one more press. */
export function TableImportDialog<Preview extends ImportPreview>(props: TableImportDialogProps<Preview>) {
  const { table, texts, bounds, empty, hasNew, asked, onClose, children } = props
  const t = useTexts(tableImportTexts)
  const { chosen, failure, busy, choose, bring } = table
  const preview = chosen?.preview
  const canBring = preview !== undefined && preview.errors.total === 0 && hasNew(preview)
  const actions = (
    <>
      <Button variant="secondary" onClick={onClose} disabled={busy === "importing"}>
        {t.cancel}
      </Button>
      <Button onClick={bring} disabled={!canBring}>
        {busy === "importing" ? t.importing : texts.verb}
      </Button>
    </>
  )
  return (
    <Dialog
      title={texts.title}
      isOpen
      onClose={onClose}
      busy={busy === "importing"}
      width="wide"
      actions={actions}
      keepOnOutsideClick
    >
      <div className="grid grid-cols-1 gap-5">
        <p className="max-w-prose">{texts.lead}</p>
        <div className="-mx-5 -my-3">
          <DownloadLink to={emptyTable(empty.columns)} name={empty.name} variant="quiet">
            {t.emptyTable}
          </DownloadLink>
        </div>
        <FileChoice file={chosen?.file} bounds={bounds} onChoose={choose} />
        {failure && <FormAlert kind="error">{failure}</FormAlert>}
        {busy === "reading" && <Spinner label={t.reading} visible />}
        {preview && (
          <>
            <PreviewHead preview={preview} />
            {preview.errors.total > 0 && (
              <ImportFindings
                title={t.errors(preview.errors.total)}
                hint={t.errorsHint}
                findings={preview.errors}
                tone="error"
              />
            )}
            {children(preview)}
            {preview.notes.total > 0 && (
              <ImportFindings title={t.notes(preview.notes.total)} findings={preview.notes} tone="note" />
            )}
            {preview.errors.total === 0 && (
              <p className="font-semibold">{hasNew(preview) ? asked(preview) : texts.nothingNew}</p>
            )}
          </>
        )}
      </div>
    </Dialog>
  )
}

interface FileChoiceProps {
  file: File | undefined
  bounds: { megabytes: number; rows: number }
  onChoose: (files: readonly File[]) => void
}

function FileChoice({ file, bounds, onChoose }: FileChoiceProps) {
  const t = useTexts(tableImportTexts)
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
      <span className="wrap-anywhere min-w-0 flex-1 text-muted">
        {file ? file.name : t.drop(bounds.megabytes, bounds.rows)}
      </span>
    </div>
  )
}

function PreviewHead({ preview: { encoding, rows, ignored_columns } }: { preview: ImportPreview }) {
  const t = useTexts(tableImportTexts)
  return (
    <div className="grid gap-1">
      <p role="status" className="font-semibold">
        {t.read(rows, t.encodings[encoding])}
      </p>
      {encoding === "windows-1252" && <p className="text-muted">{t.checkLetters}</p>}
      {ignored_columns.length > 0 && <p className="wrap-anywhere text-muted">{t.ignored(ignored_columns)}</p>}
    </div>
  )
}
