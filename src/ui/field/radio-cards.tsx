import { useId } from "react"
import { Icon, type IconName } from "../icon.tsx"
import { choiceStyle } from "./choice-style.ts"
import { FieldError, type FieldFrameProps } from "./field-frame.tsx"

export interface RadioCard {
  value: string
  label: string
  hint?: string
  icon?: IconName
  disabled?: boolean
}

type RadioCardsProps = Pick<FieldFrameProps, "label" | "error" | "className"> & {
  name: string
  options: readonly RadioCard[]
  defaultValue?: string | undefined
  /** Below each other, however wide the place is. */
  isStacked?: boolean
}

/** One of a few, each with a word of its own: native radios, so arrow keys and forms know them. */
export function RadioCards({ label, error, className = "", name, options, defaultValue, isStacked }: RadioCardsProps) {
  const id = useId()
  return (
    <div
      role="radiogroup"
      aria-labelledby={`${id}-label`}
      aria-invalid={error ? true : undefined}
      aria-describedby={error ? `${id}-error` : undefined}
      className={`grid grid-cols-1 gap-2 ${className}`}
    >
      <p id={`${id}-label`} className="font-semibold">
        {label}
      </p>
      <div className={`grid grid-cols-1 gap-2 ${isStacked ? "" : "sm:auto-cols-fr sm:grid-flow-col"}`}>
        {options.map((option) => (
          <Card
            key={option.value}
            {...option}
            name={name}
            isFirst={option.value === defaultValue}
            isStacked={isStacked}
          />
        ))}
      </div>
      <FieldError id={`${id}-error`}>{error}</FieldError>
    </div>
  )
}

type CardProps = RadioCard & Pick<RadioCardsProps, "name" | "isStacked"> & { isFirst: boolean }

function Card({ value, label, hint, icon, disabled, name, isFirst, isStacked }: CardProps) {
  return (
    <label className={`${choiceStyle} ${cardClasses} ${isStacked ? "" : "sm:flex-col sm:gap-1.5"}`}>
      <input
        type="radio"
        name={name}
        value={value}
        disabled={disabled}
        defaultChecked={isFirst}
        className={`${ringClasses} mt-0.5`}
      />
      <span className="grid min-w-0 flex-1 content-start">
        <span className="wrap-anywhere font-semibold">{label}</span>
        {hint && <span className="wrap-anywhere text-muted text-sm">{hint}</span>}
      </span>
      {icon && <Icon name={icon} className="size-5 text-muted sm:absolute sm:top-2.5 sm:right-3" />}
    </label>
  )
}

const cardClasses = [
  "flex min-h-11 cursor-pointer items-start gap-3 px-3 py-2.5",
  "has-checked:border-tile has-checked:bg-tile-soft has-checked:shadow-[inset_0_0_0_1px_var(--color-tile)]",
  "has-disabled:cursor-not-allowed has-disabled:bg-sunken",
].join(" ")

const ringClasses = [
  "size-5 shrink-0 appearance-none rounded-full border-2 border-border bg-surface outline-none",
  "checked:border-6 checked:border-tile forced-colors:appearance-auto",
].join(" ")
