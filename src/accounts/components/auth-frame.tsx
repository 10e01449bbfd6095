import type { ReactNode } from "react"
import { brand } from "../../brand.ts"
import { Picture } from "../../drawings/picture.tsx"
import { useTexts } from "../../ui/use-texts.ts"
import { authPageTexts } from "../texts.ts"
import { hiddenInStep } from "./auth-step.tsx"

/**
 * The frame of the pages for coming in: the form on its sheet, beside it the drawing of a house as tall as its panel. A form
 * that goes on to a step of its own (AuthStep) puts that in place of the head.
 */
export function AuthFrame({
  title,
  intro,
  worksWithoutScript = false,
  withoutScript,
  children,
}: {
  title: string
  intro?: string | undefined
  worksWithoutScript?: boolean
  /** What to know before the form is filled in where no script runs; else that the page does not work there. */
  withoutScript?: string
  children: ReactNode
}) {
  const t = useTexts(authPageTexts)
  return (
    // Whatever comes of a form, the footer below it does not move into view and out again.
    <div className="page-width grid items-start gap-10 py-8 max-lg:min-h-[calc(100dvh-4rem)] md:py-12 lg:grid-cols-[minmax(0,1fr)_minmax(0,1fr)] lg:gap-16 lg:py-8">
      {/* What is shorter than the drawing stands at its middle. */}
      <div className="auth-frame mx-auto w-full max-w-lg print:max-w-none lg:mx-0 lg:self-center">
        <header className={`mb-6 ${hiddenInStep}`}>
          <h1 className="text-2xl md:text-3xl">{title}</h1>
          {intro && <p className="mt-2 text-muted">{intro}</p>}
        </header>
        {(withoutScript || !worksWithoutScript) && (
          <noscript>
            <p className="mb-6 rounded-lg border border-line bg-brass-soft p-4 text-brass-ink">
              {withoutScript ?? t.withoutScript(<a href={`mailto:${brand.emails.support}`}>{brand.emails.support}</a>)}
            </p>
          </noscript>
        )}
        {children}
      </div>
      <figure
        className="sticky top-24 hidden h-[min(30rem,calc(100dvh-10rem))] min-h-80 flex-col gap-3 lg:flex"
        aria-hidden="true"
      >
        <Picture
          kind="elevation.flat.5f"
          seed="the first drawing"
          className="min-h-0 w-full grow rounded-lg border border-line"
        />
        <figcaption className="text-center text-muted text-sm">{t.caption}</figcaption>
      </figure>
    </div>
  )
}
