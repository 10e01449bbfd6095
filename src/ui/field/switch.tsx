import { type InputHTMLAttributes, useId } from "react"

type SwitchProps = Omit<InputHTMLAttributes<HTMLInputElement>, "style" | "className" | "type"> & {
  label: string
  /** The id of what it switches, where the label alone does not say it. */
  labelId?: string
}

/** A native checkbox whose look says that it acts at once; one that waits for a button stays a box. */
export function Switch({ label, labelId, id, ...input }: SwitchProps) {
  const made = useId()
  const inputId = id ?? made
  return (
    <label className={`inline-flex min-h-11 items-center gap-3 ${input.disabled ? "" : "cursor-pointer"}`}>
      <input
        {...input}
        id={inputId}
        type="checkbox"
        aria-labelledby={labelId && `${inputId}-label ${labelId}`}
        className={trackClasses}
      />
      <span id={`${inputId}-label`} className={input.disabled ? "text-muted" : ""}>
        {label}
      </span>
    </label>
  )
}

const trackClasses = [
  "relative h-7 w-12 shrink-0 cursor-[inherit] appearance-none rounded-full border border-border bg-fill",
  "transition-colors duration-150 hover:border-ink checked:border-neem checked:bg-neem disabled:opacity-60",
  "before:absolute before:top-1 before:left-1 before:size-4.5 before:rounded-full before:bg-border",
  "before:transition-transform before:duration-150 checked:before:translate-x-5 checked:before:bg-on-neem",
  "forced-colors:before:bg-[ButtonText] forced-colors:checked:bg-[Highlight]",
].join(" ")
