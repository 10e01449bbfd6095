import { Portrait } from "../../drawings/portrait.tsx"
import { iconButtonStyle } from "../../ui/button-style.ts"
import { Icon } from "../../ui/icon.tsx"
import { Link } from "../../ui/link.tsx"
import { useTexts } from "../../ui/use-texts.ts"
import type { Compared } from "../comparison.ts"
import { TABLE } from "../comparison-url.rules.ts"
import { compareTexts } from "../texts.ts"
import { readTray, saveTray } from "../tray/tray-store.ts"
import { type ComparedRow, rowsFor } from "./compared-rows.tsx"

interface ComparisonTableProps {
  compared: readonly Compared[]
  /** The comparison without this one. */
  addressWithout: (id: string) => string
}

/** On a phone the parts get another `display`, and some browsers then forget what they are: so it is said. */
const roles = {
  table: { role: "table" },
  rowgroup: { role: "rowgroup" },
  row: { role: "row" },
  columnheader: { role: "columnheader" },
  rowheader: { role: "rowheader" },
  cell: { role: "cell" },
}

/**
 * A row for each thing that is compared, a column for each who is. On a phone a row's name stands over its values, so that
 * three of them fit beside each other.
 */
export function ComparisonTable({ compared, addressWithout }: ComparisonTableProps) {
  const t = useTexts(compareTexts).table
  const { apart, alike } = rowsFor(compared)
  const row = `grid gap-x-3 md:table-row ${compared.length === 2 ? "grid-cols-2" : "grid-cols-3"}`
  return (
    <>
      <table {...roles.table} className="block w-full table-fixed border-collapse md:table">
        <caption className="sr-only">{t.caption(compared.map(({ business_name }) => business_name))}</caption>
        <thead {...roles.rowgroup} className="sticky top-16 z-10 block bg-paper md:table-header-group print:static">
          <tr {...roles.row} className={row}>
            <th {...roles.columnheader} scope="col" className="sr-only md:not-sr-only md:w-40">
              <span className="sr-only">{t.row}</span>
            </th>
            {compared.map((one) => (
              <ComparedHead key={one.id} one={one} toWithout={addressWithout(one.id)} />
            ))}
          </tr>
        </thead>
        <tbody {...roles.rowgroup} className="block md:table-row-group">
          {apart.map(({ name, Cell, merit }) => (
            <tr
              key={name}
              {...roles.row}
              className={`${row} border-line border-t pb-3 md:pb-0 ${name === "ways" ? "no-print" : ""}`}
            >
              <th {...roles.rowheader} scope="row" className={rowNameClasses}>
                {t.rows[name]}
              </th>
              {compared.map((one) => (
                <td key={one.id} {...roles.cell} className="wrap-anywhere min-w-0 md:px-3 md:py-3 md:align-top">
                  <Cell one={one} />
                  {merit && one.best.includes(merit) && <p className={bestClasses}>{t.best[merit]}</p>}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      {alike.length > 0 && <Alike rows={alike} compared={compared} />}
    </>
  )
}

/** Folded, since it helps nobody to choose. */
function Alike({ rows, compared }: { rows: readonly ComparedRow[]; compared: readonly Compared[] }) {
  const t = useTexts(compareTexts).table
  const [one] = compared
  return (
    <details className="group border-line border-y print:details-content:[content-visibility:visible]">
      <summary className="flex min-h-11 items-center justify-between gap-4 py-2 text-muted">
        {t.alike(
          compared.length,
          rows.map(({ name }) => t.rows[name]),
        )}
        <Icon name="chevron-down" className="no-print size-5 group-open:rotate-180" />
      </summary>
      <dl className="grid gap-x-3 gap-y-2 pb-4 md:grid-cols-[9.25rem_1fr]">
        {rows.map(({ name, Cell }) => (
          <div key={name} className="contents">
            <dt className="text-muted max-md:text-sm">{t.rows[name]}</dt>
            <dd>{one && <Cell one={one} />}</dd>
          </div>
        ))}
      </dl>
    </details>
  )
}

/** In words: a colour alone says nothing to many. It wraps where three share a phone. */
const bestClasses = "mt-1 w-fit rounded-sm bg-neem-soft px-1.5 py-0.5 font-semibold text-neem-ink text-sm"

const rowNameClasses =
  "col-span-full py-2 text-left font-normal text-muted text-sm md:py-3 md:pr-3 md:align-top md:text-base"

/** Who stands in the column; it stays in view while the rows are read. */
function ComparedHead({ one, toWithout }: { one: Compared; toWithout: string }) {
  const { table: t } = useTexts(compareTexts)
  const { id, business_name, full_name, portrait, trades } = one
  return (
    <th scope="col" className="relative min-w-0 py-2 text-left align-top font-normal md:px-3">
      {/* On a phone both stand above the name, which needs the whole column. */}
      <div className="flex items-center justify-between md:block">
        <Portrait
          seed={id}
          name={portrait ? full_name : business_name}
          portrait={portrait}
          className="size-11 md:mb-2 md:size-16"
        />
        <Link
          to={`${toWithout}#${TABLE}`}
          aria-label={t.remove(business_name)}
          onClick={() => saveTray(readTray().filter((chosen) => chosen.id !== id))}
          className={`no-print md:absolute md:top-1 md:right-0 ${iconButtonStyle}`}
        >
          <Icon name="x" className="size-4" />
        </Link>
      </div>
      <Link
        to={`/providers/${id}`}
        className="wrap-anywhere block font-semibold font-serif leading-snug hover:underline max-md:text-sm md:pr-10 md:text-lg"
      >
        {business_name}
      </Link>
      <span className="block text-muted text-sm max-md:hidden">
        {full_name}, {trades.join(", ")}
      </span>
    </th>
  )
}
