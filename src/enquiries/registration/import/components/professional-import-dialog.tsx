import { TableImportDialog } from "../../../../files/table-import/components/table-import-dialog.tsx"
import { useImport } from "../../../../files/table-import/use-import.ts"
import { useTexts } from "../../../../ui/use-texts.ts"
import { professionalImport } from "../import-professionals.actions.ts"
import type { ProfessionalImportPreview } from "../import-professionals.schema.ts"
import { MAX_PROFESSIONALS, MAX_PROFESSIONALS_MEGABYTES, professionalColumns } from "../professional-rows.rules.ts"
import { professionalImportTexts } from "../texts.ts"

const bounds = { megabytes: MAX_PROFESSIONALS_MEGABYTES, rows: MAX_PROFESSIONALS }
const empty = { name: "professionals.csv", columns: professionalColumns }

/** Many professionals from a file, each with an invitation. */
export function ProfessionalImportDialog({ onClose }: { onClose: () => void }) {
  const t = useTexts(professionalImportTexts)
  return (
    <TableImportDialog
      table={useImport(professionalImport, onClose)}
      texts={t}
      bounds={bounds}
      empty={empty}
      hasNew={({ invitations }) => invitations > 0}
      asked={({ invitations }) => t.asked(invitations)}
      onClose={onClose}
    >
      {(preview) => <Invited preview={preview} />}
    </TableImportDialog>
  )
}

function Invited({ preview: { invitations, invited } }: { preview: ProfessionalImportPreview }) {
  const t = useTexts(professionalImportTexts)
  if (invitations === 0) return null
  return (
    <section className="grid grid-cols-1 gap-2">
      <h3 className="font-semibold text-base">{t.invited(invitations)}</h3>
      <ul className="grid max-h-72 divide-y divide-line overflow-y-auto border-line border-y" tabIndex={-1}>
        {invited.map(({ line, name, business_name, email }) => (
          <li key={line} className="flex flex-wrap justify-between gap-x-6 py-2">
            <span className="wrap-anywhere">{t.row(name, business_name)}</span>
            <span className="wrap-anywhere text-muted">{email}</span>
          </li>
        ))}
      </ul>
      {invitations > invited.length && <p className="text-sm">{t.more(invitations - invited.length)}</p>}
    </section>
  )
}
