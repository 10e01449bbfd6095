import { brand } from "../../brand.ts"
import { formatRupees } from "../../platform/money.ts"
import { LinkButton } from "../../ui/link-button.tsx"
import type { Profile } from "../professional.contract.ts"
import { fromLabel, priceLabel } from "../profile-words.ts"

type BookProps = { provider: Profile; bookAddress: (serviceId: string) => string }

/** Beside the page where there is room. */
export function BookAside({ provider: { services, business_name }, bookAddress }: BookProps) {
  if (services.length === 0) return null
  return (
    <aside
      aria-label="Book"
      className="no-print sticky top-24 hidden gap-4 rounded-lg border border-line bg-surface p-6 shadow-soft lg:grid"
    >
      <h2 className="text-xl">Book a visit</h2>
      <ul className="grid gap-4">
        {services.map((service) => (
          <li key={service.id} className="grid gap-2 border-line border-t pt-4 first:border-0 first:pt-0">
            <p className="flex flex-wrap justify-between gap-x-3">
              <span>{service.name}</span>
              <span className="font-semibold">{priceLabel(service.price)}</span>
            </p>
            <LinkButton to={bookAddress(service.id)} preventScrollReset icon="calendar" wide>
              Book Now
            </LinkButton>
          </li>
        ))}
      </ul>
      <p className="text-muted text-sm">
        Booking costs {formatRupees(brand.fees.platform)}. {business_name} confirms the time; you pay them for their
        work.
      </p>
    </aside>
  )
}

/** On a phone: always at hand along the bottom edge. */
export function BookBar({ provider: { services }, bookAddress }: BookProps) {
  const [first] = services
  if (!first) return null
  return (
    <div className="no-print sticky bottom-0 z-20 -mx-[clamp(1rem,4vw,2rem)] flex items-center justify-between gap-4 border-line border-t bg-surface px-[clamp(1rem,4vw,2rem)] pt-3 pb-[max(0.75rem,env(safe-area-inset-bottom))] lg:hidden">
      <p className="font-semibold">{fromLabel(services)}</p>
      <LinkButton
        to={services.length === 1 ? bookAddress(first.id) : "#services"}
        preventScrollReset={services.length === 1}
        className="whitespace-nowrap"
        icon="calendar"
      >
        Book Now
      </LinkButton>
    </div>
  )
}
