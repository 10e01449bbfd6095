import { useId } from "react"
import { FieldError } from "../../ui/field/field-frame.tsx"
import { starPath } from "../../ui/star-path.ts"
import { useTexts } from "../../ui/use-texts.ts"
import { starsTexts } from "../texts.ts"

type StarsFieldProps = {
  name: string
  label: string
  error?: string | undefined
  /** How many are chosen; 0: none yet. */
  value: number
}

const places = [1, 2, 3, 4, 5] as const

/** One to five stars: native radio buttons, so arrow keys and forms know them. */
export function StarsField({ name, label, error, value }: StarsFieldProps) {
  const t = useTexts(starsTexts)
  const id = useId()
  return (
    <div
      role="radiogroup"
      aria-labelledby={`${id}-label`}
      aria-invalid={error ? true : undefined}
      aria-describedby={error ? `${id}-error` : undefined}
      className="grid gap-1"
    >
      <p id={`${id}-label`} className="font-semibold">
        {label}
      </p>
      <div className="flex flex-wrap items-center gap-x-3">
        <div className="-ml-1.5 group/stars flex">
          {places.map((place) => (
            <label key={place} className={starClasses}>
              <input
                type="radio"
                name={name}
                value={place}
                aria-label={t.stars(place)}
                className="absolute inset-0 cursor-pointer opacity-0"
              />
              <svg viewBox="0 0 24 24" aria-hidden="true" className="size-8">
                <path
                  d={starPath}
                  stroke="currentColor"
                  strokeWidth="1.5"
                  strokeLinejoin="round"
                  fill={place <= value ? "currentColor" : "none"}
                />
              </svg>
            </label>
          ))}
        </div>
        <p aria-hidden="true" className="min-h-6 text-muted">
          {value > 0 && t.words[value as (typeof places)[number]]}
        </p>
      </div>
      <FieldError id={`${id}-error`}>{error}</FieldError>
    </div>
  )
}

const starClasses = [
  "relative grid size-11 place-items-center rounded-md text-brass",
  "has-focus-visible:outline-2 has-focus-visible:outline-focus",
].join(" ")
