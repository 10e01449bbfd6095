import type { ReactNode } from "react"
import { Picture } from "../../ui/drawings/picture.tsx"

/** The frame of the pages for coming in: the form on its sheet, beside it a house waiting to be drawn up. */
export function AuthFrame({ title, intro, children }: { title: string; intro?: string; children: ReactNode }) {
  return (
    <div className="page-width grid items-start gap-10 py-8 md:py-14 lg:grid-cols-[minmax(0,1fr)_minmax(0,1fr)] lg:gap-16">
      <div className="mx-auto w-full max-w-lg lg:mx-0">
        <h1 className="text-2xl md:text-3xl">{title}</h1>
        {intro && <p className="mt-2 text-muted">{intro}</p>}
        <div className="mt-6">{children}</div>
      </div>
      <figure className="sticky top-28 hidden lg:block" aria-hidden="true">
        <Picture kind="elevation" seed="the first house" className="w-full rounded-lg border border-line" />
        <figcaption className="mt-3 text-center text-muted text-sm">Every home begins as a drawing.</figcaption>
      </figure>
    </div>
  )
}
