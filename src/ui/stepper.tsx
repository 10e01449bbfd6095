import { Icon } from "./icon.tsx"
import { uiTexts } from "./texts.ts"
import { useTexts } from "./use-texts.ts"

type StepperProps = {
  label: string
  steps: readonly string[]
  /** Index of the step under way; `steps.length` means all done. */
  current: number
  /** One below the other, for steps with names of any length. */
  isColumn?: boolean
}

export function Stepper({ label, steps, current, isColumn = false }: StepperProps) {
  const t = useTexts(uiTexts)
  return (
    <ol aria-label={label} className={isColumn ? "grid gap-2" : "flex flex-wrap items-center gap-x-3 gap-y-2"}>
      {steps.map((step, index) => (
        <li key={step} aria-current={index === current ? "step" : undefined} className="flex items-center gap-2">
          {index > 0 && !isColumn && <span aria-hidden="true" className="mr-1 hidden h-px w-10 bg-border sm:block" />}
          <span
            className={`grid size-8 shrink-0 place-items-center rounded-full border font-semibold ${disc(index - current)}`}
          >
            {index < current ? <Icon name="check" className="size-4" label={t.stepDone} /> : index + 1}
          </span>
          <span className={`wrap-anywhere min-w-0 ${index === current ? "font-semibold" : "text-muted"}`}>{step}</span>
        </li>
      ))}
    </ol>
  )
}

function disc(distance: number) {
  if (distance < 0) return "border-neem bg-neem text-on-neem"
  return distance === 0 ? "border-tile bg-tile text-on-tile" : "border-border text-muted"
}
