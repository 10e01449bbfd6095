import { TableImportDialog } from "../../../../files/table-import/components/table-import-dialog.tsx"
import { useImport } from "../../../../files/table-import/use-import.ts"
import { useTexts } from "../../../../ui/use-texts.ts"
import { locationImport } from "../import.actions.ts"
import type { LocationImportPreview } from "../import.schema.ts"
import { columns, MAX_IMPORT_MEGABYTES, MAX_IMPORT_ROWS } from "../location-rows.rules.ts"
import { importTexts } from "../texts.ts"

const bounds = { megabytes: MAX_IMPORT_MEGABYTES, rows: MAX_IMPORT_ROWS }
const empty = { name: "locations.csv", columns }

/** Many places from a file. */
export function ImportDialog({ onClose }: { onClose: () => void }) {
  const t = useTexts(importTexts)
  return (
    <TableImportDialog
      table={useImport(locationImport, onClose)}
      texts={t}
      bounds={bounds}
      empty={empty}
      hasNew={hasNew}
      asked={(preview) => t.asked(preview.new)}
      onClose={onClose}
    >
      {(preview) => <Counts preview={preview} />}
    </TableImportDialog>
  )
}

const hasNew = ({ new: added }: LocationImportPreview) => added.countries + added.states + added.cities > 0

const kinds = ["countries", "states", "cities"] as const

function Counts({ preview: { new: added, known } }: { preview: LocationImportPreview }) {
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
