import { useEffect, useRef } from "react"
import { useLocation } from "react-router"
import { Link } from "../../ui/link.tsx"
import { useTexts } from "../../ui/use-texts.ts"
import type { Comparison } from "../comparison.ts"
import { compareAddress, TABLE } from "../selection.rules.ts"
import { compareTexts } from "../texts.ts"
import { ComparisonTable } from "./comparison-table.tsx"

/** The comparison. Who pressed Compare, or took somebody out, goes on at its head. */
export function SideBySide({ view: { category, compared } }: { view: Comparison }) {
  const { table: t } = useTexts(compareTexts)
  const { hash, key } = useLocation()
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (key !== "default" && hash === `#${TABLE}`) heading.current?.focus()
  }, [hash, key])
  const ids = compared.map(({ id }) => id)
  return (
    <section aria-labelledby={TABLE} className="grid grid-cols-1 gap-4">
      <h2
        id={TABLE}
        ref={heading}
        tabIndex={-1}
        className="scroll-mt-20 text-xl focus-visible:outline-none md:text-2xl"
      >
        {t.title}
      </h2>
      <ComparisonTable
        compared={compared}
        addressWithout={(id) => compareAddress({ category: category?.name, ids: ids.filter((other) => other !== id) })}
      />
      <p className="max-w-3xl text-muted text-sm">
        {t.note((text) => (
          <Link to="/help#ranking" className="underline underline-offset-4">
            {text}
          </Link>
        ))}
      </p>
    </section>
  )
}
