import type { ReactNode } from "react"
import { Link } from "../../ui/link.tsx"
import { Skeleton } from "../../ui/skeleton.tsx"
import { useDates, useWords } from "../../ui/use-words.ts"
import { nextFreeWords } from "../next-free.words.ts"
import type { FreeTime, NextFree } from "./use-next-free.ts"

interface NextFreeTimesProps {
  found: NextFree
  /** Which of several services it is about. */
  service: string | undefined
  /** Where to book, with that time filled in. */
  addressOf: (time?: FreeTime) => string
  /** In a narrow place one stands below the other. */
  isNarrow?: boolean
}

/** The soonest times as links to the booking dialog. They have their height from the start, whatever becomes of them. */
export function NextFreeTimes({ found, service, addressOf, isNarrow = false }: NextFreeTimesProps) {
  const t = useWords(nextFreeWords)
  return (
    <section aria-label={t.title} className="no-print grid gap-3">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h2 className={isNarrow ? "text-lg" : "text-xl"}>{t.title}</h2>
        <Link to={addressOf()} preventScrollReset className={allLook}>
          {t.all}
        </Link>
      </div>
      {service && <p className="-mt-2 text-muted text-sm">{t.of(service)}</p>}
      <div className={`grid content-start ${isNarrow ? "min-h-37" : "min-h-16"}`} aria-busy={!found || undefined}>
        {found ? (
          <Found found={found} addressOf={addressOf} isNarrow={isNarrow} />
        ) : (
          <Row label={t.loading} isNarrow={isNarrow}>
            {[1, 2, 3].map((nth) => (
              <li key={nth}>
                <Skeleton className={`w-full rounded-lg ${isNarrow ? "h-11" : "h-16"}`} />
              </li>
            ))}
          </Row>
        )}
      </div>
    </section>
  )
}

const allLook =
  "inline-flex min-h-11 items-center font-semibold text-tile-ink underline-offset-4 hover:underline lg:min-h-0"

type FoundProps = Pick<NextFreeTimesProps, "addressOf"> & { found: NonNullable<NextFree>; isNarrow: boolean }

function Found({ found, addressOf, isNarrow }: FoundProps) {
  const t = useWords(nextFreeWords)
  const dates = useDates()
  if (found === "failed") return <p className="text-muted">{t.failed}</p>
  if (found.length === 0) return <p className="text-muted">{t.none}</p>
  return (
    <Row isNarrow={isNarrow}>
      {found.map((time) => {
        const at = `${time.date}T${time.time}:00+05:30`
        return (
          <li key={at}>
            <Link
              to={addressOf(time)}
              preventScrollReset
              aria-label={t.book(dates.instant(at))}
              className={`${timeLook} ${isNarrow ? "h-11 grid-flow-col justify-between px-3" : "h-16 px-1 text-center"}`}
            >
              <span className="text-muted text-sm leading-5">{dates.weekday(at)}</span>
              <span className="font-semibold leading-6">{dates.clock(at)}</span>
            </Link>
          </li>
        )
      })}
    </Row>
  )
}

const timeLook = [
  "grid content-center items-baseline rounded-lg border border-border bg-surface transition-colors duration-150",
  "hover:border-tile hover:bg-tile-soft",
].join(" ")

interface RowProps {
  label?: string
  isNarrow: boolean
  children: ReactNode
}

/** Without script nothing comes: the link to all of them stays. */
const Row = ({ label, isNarrow, children }: RowProps) => (
  <ul aria-label={label} className={`grid gap-2 noscript:hidden ${isNarrow ? "" : "max-w-lg grid-cols-3"}`}>
    {children}
  </ul>
)
