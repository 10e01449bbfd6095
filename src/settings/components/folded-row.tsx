import type { ReactNode } from "react"
import { buttonStyle } from "../../ui/button-style.ts"
import { Icon } from "../../ui/icon.tsx"

type FoldedRowProps = { title: string; hint: string; open: string; children: ReactNode }

/** A row with a form that is rarely wanted under it. What was typed stays when it is folded again. */
export function FoldedRow({ title, hint, open, children }: FoldedRowProps) {
  return (
    <details className="group border-line border-t py-3 last:pb-0">
      <summary className="flex cursor-pointer flex-wrap items-center justify-between gap-x-4 gap-y-2 rounded-lg">
        <span className="min-w-0 flex-1 basis-36">
          <span className="block font-semibold">{title}</span>
          <span className="block text-muted">{hint}</span>
        </span>
        <span className={buttonStyle("secondary", "normal")}>
          {open}
          <Icon name="chevron-down" className="size-4 group-open:rotate-180" />
        </span>
      </summary>
      <div className="max-w-md pt-4 pb-2">{children}</div>
    </details>
  )
}
