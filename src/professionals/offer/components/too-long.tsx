import { Icon } from "../../../ui/icon.tsx"
import { LinkButton } from "../../../ui/link.tsx"
import { useDates, useTexts } from "../../../ui/use-texts.ts"
import type { OwnService } from "../offer.schema.ts"
import { tooLongTexts } from "../texts.ts"

type TooLongProps = {
  services: readonly { id: string; name: string; duration: number }[]
  /** Minutes; null: no hours are kept, and any time may be asked for. */
  longest: number | null
  /** Where hours are changed, unless it is here. */
  isElsewhere?: boolean
}

/** While a service fits into no hours: which, and why nobody can book it. */
export function TooLong({ services, longest, isElsewhere = false }: TooLongProps) {
  const t = useTexts(tooLongTexts)
  const dates = useDates()
  const tooLong = services.filter(({ duration }) => longest !== null && duration > longest)
  if (tooLong.length === 0 || longest === null) return null
  return (
    <section className="flex flex-wrap items-center justify-between gap-4 rounded-lg border border-brass bg-brass-soft p-4 sm:px-6">
      <div className="flex min-w-0 flex-1 basis-64 gap-3">
        <Icon name="alert" className="mt-0.5 size-5 text-brass-ink" />
        <div className="min-w-0">
          <h2 className="font-sans font-semibold text-base tracking-normal">{t.title}</h2>
          {tooLong.map(({ id, name, duration }) => (
            <p key={id} className="wrap-anywhere">
              {t.text(name, dates.shortDuration(duration), dates.shortDuration(longest))}
            </p>
          ))}
        </div>
      </div>
      {isElsewhere && (
        <LinkButton to="/provider/availability" className="max-sm:w-full">
          {t.hours}
        </LinkButton>
      )}
    </section>
  )
}

/** Of one's own services, as they were loaded. */
export function TooLongForHours({ services }: { services: readonly OwnService[] }) {
  const offered = services.filter(({ is_active }) => is_active).map((one) => ({ ...one, name: one.title || one.name }))
  return <TooLong services={offered} longest={services[0]?.longest_stretch ?? null} isElsewhere />
}
