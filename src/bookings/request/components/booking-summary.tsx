import { formatRupees } from "../../../platform/money.ts"
import type { Delivery, MeetingMethod } from "../../../professionals/delivery.rules.ts"
import type { OfferPrices } from "../../../professionals/packages/package.schema.ts"
import { Icon } from "../../../ui/icon.tsx"
import { useDates, usePrices, useTexts } from "../../../ui/use-texts.ts"
import type { Terms } from "../booking-dialog.rules.ts"
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
  packages: OfferPrices["packages"]
  delivery: readonly Delivery[]
  online_by: MeetingMethod | null
}

type BookingSummaryProps = {
  service: BookedService
  packageId: string
  terms: Terms
  businessName: string
}

/** What is being booked, from whom, for how long and at what price. */
export function BookingSummary({ service, packageId, terms, businessName }: BookingSummaryProps) {
  const t = useTexts(bookingChoicesTexts)
  const dates = useDates()
  const price = usePrices()
  const chosen = service.packages.find(({ id }) => id === packageId)
  return (
    <div className="grid gap-0.5 rounded-lg bg-sunken px-4 py-3">
      <p className="wrap-anywhere">
        <span className="font-semibold text-lg">{chosen?.name || service.title || service.name}</span>{" "}
        <span className="text-muted">{t.withBusiness(businessName)}</span>
      </p>
      <p className="flex flex-wrap gap-x-5 gap-y-1">
        <span className="inline-flex items-center gap-2">
          <Icon name="clock" className="size-5 text-muted" />
          {dates.duration(terms.duration)}
        </span>
        <span>
          {terms.price === null ? t.priceToBeAgreed : terms.is_package ? formatRupees(terms.price) : price(terms.price)}
        </span>
      </p>
    </div>
  )
}
