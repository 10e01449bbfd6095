import { Icon } from "./icon.tsx"

interface Step {
  title: string
  text: string
}

interface StepsProps {
  steps: readonly Step[]
  /** What is said of each opens. */
  isFolded?: boolean
}

/** What is done one after the other, three or four in a row where there is room. */
export function Steps({ steps, isFolded = false }: StepsProps) {
  return (
    <ol
      className={`grid gap-6 md:mt-4 md:gap-x-8 md:gap-y-10 ${steps.length === 4 ? "md:grid-cols-2 lg:grid-cols-4" : "md:grid-cols-3"}`}
    >
      {steps.map(({ title, text }, place) => (
        <li
          key={title}
          className="relative grid content-start gap-1 border-line max-md:border-l-2 max-md:last:border-transparent max-md:ml-4 max-md:pl-8 md:gap-3 md:border-t-2 md:pt-6"
        >
          <span
            aria-hidden="true"
            className="absolute grid max-md:-left-4.25 md:-top-4 size-8 place-items-center rounded-full bg-tile font-semibold text-on-tile"
          >
            {place + 1}
          </span>
          {isFolded ? (
            <details className="group">
              <summary className="flex min-h-11 items-center justify-between gap-4">
                <h3 className="text-lg md:text-xl">{title}</h3>
                <Icon name="chevron-down" className="no-print size-5 text-muted group-open:rotate-180" />
              </summary>
              <p className="text-muted">{text}</p>
            </details>
          ) : (
            <>
              <h3 className="text-lg md:text-xl">{title}</h3>
              <p className="text-muted">{text}</p>
            </>
          )}
        </li>
      ))}
    </ol>
  )
}
