import { useEffect, useEffectEvent, useState } from "react"
import { LinkButton } from "../../ui/link.tsx"
import { useDates, useTexts } from "../../ui/use-texts.ts"
import type { FreeTimes } from "../availability.contract.ts"
import { type FreeTime, nextChoices } from "../next-choices.rules.ts"
import { nextFreeTexts } from "../texts.ts"

interface NextFreeTimesProps {
  found: NextFree
  business: string
  /** Else these are the usual hours: nobody knows whether they are free then. */
  keepsHours: boolean
  /** Which of several services it is about. */
  service: string | undefined
  /** Where to book, with that time filled in. */
  urlFor: (time?: FreeTime) => string
}

/**
 * The soonest times as links to the booking dialog: beside each other, and where the page has an aside, one below the other
 * in it. They have their place from the start, whatever becomes of them; without script only the link to all stays.
 */
export function NextFreeTimes({ found, business, keepsHours, service, urlFor }: NextFreeTimesProps) {
  const { of, ...texts } = useTexts(nextFreeTexts)
  const t = texts[keepsHours ? "own" : "usual"]
  const look = keepsHours ? "max-lg:h-16" : "border-dashed max-lg:h-16 max-sm:h-21"
  return (
    <div className="no-print grid gap-3">
      <div className="flex items-center justify-between gap-2">
        <h2 className="text-lg noscript:hidden">{t.title}</h2>
        <LinkButton
          to={urlFor()}
          preventScrollReset
          variant="quiet"
          size="small"
          className="whitespace-nowrap noscript:-ml-2.5"
        >
          {t.all}
        </LinkButton>
      </div>
      {service && <p className="-mt-2 text-muted text-sm">{of(service)}</p>}
      {typeof found === "string" ? (
        <p className="text-muted">{t[found]}</p>
      ) : (
        <>
          <ul aria-busy={!found} className="grid max-w-lg grid-cols-3 gap-2 lg:grid-cols-1 noscript:hidden">
            {found
              ? found.map((time) => (
                  <TimeLink key={time.date + time.time} time={time} to={urlFor(time)} label={t.time} look={look} />
                ))
              : [1, 2, 3].map((nth) => <li key={nth} className={`animate-pulse rounded-lg bg-line lg:h-11 ${look}`} />)}
          </ul>
          <p className={`wrap-anywhere text-muted text-sm noscript:hidden ${found ? "" : "invisible"}`}>
            {t.hours(business)}
          </p>
        </>
      )}
    </div>
  )
}

type TimeLinkProps = { time: FreeTime; to: string; label: (clock: string) => string; look: string }

function TimeLink({ time: { date, time }, to, label, look }: TimeLinkProps) {
  const dates = useDates()
  const at = `${date}T${time}:00+05:30`
  return (
    <li>
      <LinkButton to={to} preventScrollReset variant="secondary" wide className={`${timeClasses} ${look}`}>
        <span className="font-normal text-muted text-sm">{dates.weekday(at)}</span>
        {label(dates.clock(at))}
      </LinkButton>
    </li>
  )
}

const timeClasses = "max-lg:flex-col max-lg:gap-0 max-lg:px-1 lg:justify-between lg:px-3"

/** What the call answers of it. */
type Answer = Pick<FreeTimes, "days">

/** Undefined while it is looked up. */
type NextFree = readonly FreeTime[] | "none" | "failed" | undefined

/**
 * Loaded by each reader's browser after hydration: the page itself is cached for everybody, and would offer times that have
 * been taken since.
 * @param serviceId without one nothing is looked up
 */
export const useNextFree = (serviceId: string | undefined, load: (service: string) => Promise<Answer>): NextFree => {
  const [answer, setAnswer] = useState<{ serviceId: string; found: NextFree }>()
  const lookUp = useEffectEvent(async (service: string) => {
    const found = await load(service).then(soonest, () => "failed" as const)
    setAnswer({ serviceId: service, found })
  })
  useEffect(() => {
    if (serviceId) void lookUp(serviceId)
  }, [serviceId])
  return answer?.serviceId === serviceId ? answer?.found : undefined
}

const soonest = ({ days }: Answer) => {
  const times = nextChoices(days)
  return times.length > 0 ? times : "none"
}
