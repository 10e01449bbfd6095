import { formatPrice } from "../../platform/money.ts"
import { durationText } from "../../platform/time.ts"
import { Icon } from "../../ui/icon.tsx"

export interface BookedService {
  id: string
  name: string
  /** Rupees per hour; null: to be agreed. */
  price: string | null
  /** Minutes. */
  duration: number
}

/** What is being booked, from whom, for how long and at what price. */
export function BookingSummary({ service, businessName }: { service: BookedService; businessName: string }) {
  return (
    <div className="grid gap-0.5 rounded-lg bg-sunken px-4 py-3">
      <p>
        <span className="font-semibold text-lg">{service.name}</span>{" "}
        <span className="text-muted">with {businessName}</span>
      </p>
      <p className="flex flex-wrap gap-x-5 gap-y-1">
        <span className="inline-flex items-center gap-2">
          <Icon name="clock" className="size-5 text-muted" />
          {durationText(service.duration)}
        </span>
        <span>{service.price === null ? "Price to be agreed" : formatPrice(service.price)}</span>
      </p>
    </div>
  )
}
