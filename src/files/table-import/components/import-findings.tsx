import type { Findings } from "../../../platform/csv-table/import-preview.schema.ts"
import { Icon } from "../../../ui/icon.tsx"
import { useTexts } from "../../../ui/use-texts.ts"
import { tableImportTexts } from "../texts.ts"

type ImportFindingsProps = {
  title: string
  hint?: string
  findings: Findings
  tone: "error" | "note"
}

const looks = {
  error: { icon: "alert", look: "text-danger-ink", box: "border-danger bg-danger-soft" },
  note: { icon: "info", look: "text-brass-ink", box: "border-brass bg-brass-soft" },
} as const

/** What was found in the rows: the first by line, and how many more. */
export function ImportFindings({ title, hint, findings: { total, first }, tone }: ImportFindingsProps) {
  const t = useTexts(tableImportTexts)
  const { icon, look, box } = looks[tone]
  return (
    <section className={`grid grid-cols-1 gap-3 rounded-lg border p-4 ${box}`}>
      <div>
        <h3 className={`flex items-center gap-2 font-semibold text-base ${look}`}>
          <Icon name={icon} className="size-5" />
          {title}
        </h3>
        {hint && <p className="mt-1">{hint}</p>}
      </div>
      <ul className="grid max-h-72 gap-x-3 gap-y-2 overflow-y-auto text-sm" tabIndex={-1}>
        {first.map(({ line, field, message }) => (
          <li
            key={`${line} ${field} ${message}`}
            className="flex flex-wrap gap-x-3 sm:grid sm:grid-cols-[6rem_8rem_minmax(0,1fr)]"
          >
            <span className="tabular-nums">{t.line(line)}</span>
            <span className="font-semibold">{field}</span>
            <span className="wrap-anywhere max-sm:w-full">{message}</span>
          </li>
        ))}
      </ul>
      {total > first.length && <p className="text-sm">{t.moreFindings(total - first.length)}</p>}
    </section>
  )
}
