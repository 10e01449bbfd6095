import { type ReactNode, useId } from "react"
import { Button } from "../../ui/button.tsx"
import { takeFocus } from "../../ui/use-focus-on-change.ts"

/** Of what stands around a form on a page for coming in: out of sight while the form is at a step of its own. */
export const hiddenInStep = "[.auth-frame:has([data-step])_&]:hidden"

interface AuthStepProps {
  title: string
  intro: ReactNode
  /** The way to the step before. */
  back?: { label: string; onBack: () => void }
  /** Where no field of the step takes the focus by itself. */
  isRead?: boolean
  children: ReactNode
}

/** One step of a form, in place of the page's head, which is AuthFrame's. */
export function AuthStep({ title, intro, back, isRead, children }: AuthStepProps) {
  const heading = useId()
  return (
    <section data-step="" aria-labelledby={heading} className="grid grid-cols-1 gap-5">
      <header className="grid justify-items-start">
        {back && (
          <Button
            variant="quiet"
            size="small"
            icon="arrow-left"
            onClick={back.onBack}
            className="mb-3 -ml-4 sm:-ml-2.5"
          >
            {back.label}
          </Button>
        )}
        {/* With the focus it comes into view, and the way back above it too. */}
        <h1
          id={heading}
          ref={isRead ? takeFocus : undefined}
          tabIndex={-1}
          className="scroll-mt-20 text-2xl outline-none md:text-3xl"
        >
          {title}
        </h1>
        <p className="wrap-anywhere mt-2 text-muted">{intro}</p>
      </header>
      {children}
    </section>
  )
}
