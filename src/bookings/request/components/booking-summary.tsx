import type { Delivery, MeetingMethod } from "../../../professionals/delivery.rules.ts"
import { Icon } from "../../../ui/icon.tsx"
import { useDates, usePrices, useTexts } from "../../../ui/use-texts.ts"
import { bookingChoicesTexts } from "../texts.ts"

export interface BookedService {
  id: string
  /** Of its type. */
  name: string
  /** Its own; empty: it has none. */
  title: string
  /** Rupees per hour; null: to be agreed. */
  price: string | null
  /** Minutes. */
  duration: number
  delivery: readonly Delivery[]
  online_by: MeetingMethod | null
}

/** What is being booked, from whom, for how long and at what price. */
export function BookingSummary({ service, businessName }: { service: BookedService; businessName: string }) {
  const t = useTexts(bookingChoicesTexts)
  const dates = useDates()
  const price = usePrices()
  return (
    <div className="grid gap-0.5 rounded-lg bg-sunken px-4 py-3">
      <p className="wrap-anywhere">
        <span className="font-semibold text-lg">{service.title || service.name}</span>{" "}
        <span className="text-muted">{t.withBusiness(businessName)}</span>
      </p>
      <p className="flex flex-wrap gap-x-5 gap-y-1">
        <span className="inline-flex items-center gap-2">
          <Icon name="clock" className="size-5 text-muted" />
          {dates.duration(service.duration)}
        </span>
        <span>{service.price === null ? t.priceToBeAgreed : price(service.price)}</span>
      </p>
    </div>
  )
}
