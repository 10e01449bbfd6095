import { brand } from "../../brand.ts"
import { formatPrice, formatRupees } from "../../platform/money.ts"
import { Icon } from "../../ui/icon.tsx"
import { LinkButton } from "../../ui/link-button.tsx"
import type { Profile, Verification } from "../professional.contract.ts"
import { checkLabels, checkStateLabels } from "../verification.rules.ts"
import { Day } from "./day.tsx"

export interface PageSection {
  id: string
  title: string
  /** In the list beside the page. */
  short: string
}

export type BookProps = { provider: Profile; bookAddress: (serviceId: string) => string }

/** Beside the page where there is room: what it costs, what was checked, where to read on. */
export function ProfileAside({ provider, bookAddress, sections }: BookProps & { sections: readonly PageSection[] }) {
  return (
    <aside
      aria-label="At a glance"
      className="no-print sticky top-24 hidden max-h-[calc(100dvh-7rem)] divide-y divide-line overflow-y-auto rounded-lg border border-line bg-surface px-6 shadow-soft *:py-5 lg:block"
    >
      {provider.services.length > 0 && <Prices provider={provider} bookAddress={bookAddress} />}
      <ul className="grid gap-3">
        {provider.verification.checks.map((check) => (
          <CheckInShort key={check.kind} check={check} />
        ))}
      </ul>
      <nav aria-label="On this page">
        <ul className="grid grid-cols-2">
          {sections.map(({ id, short }) => (
            <li key={id}>
              <a href={`#${id}`} className="flex min-h-9 items-center text-tile-ink underline-offset-4 hover:underline">
                {short}
              </a>
            </li>
          ))}
        </ul>
      </nav>
    </aside>
  )
}

function Prices({ provider: { services, business_name }, bookAddress }: BookProps) {
  return (
    <div className="grid gap-4">
      <h2 className="text-xl">Book a visit</h2>
      <ul className="grid gap-4">
        {services.map((service) => (
          <li key={service.id} className="grid gap-2 border-line border-t pt-4 first:border-0 first:pt-0">
            <p className="flex flex-wrap justify-between gap-x-3">
              <span>{service.name}</span>
              <span className="font-semibold">{formatPrice(service.price)}</span>
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
    </div>
  )
}

function CheckInShort({ check: { kind, state, checked_at, valid_until } }: { check: Verification["checks"][number] }) {
  const passed = state === "approved"
  const day = state === "expired" ? valid_until : checked_at
  return (
    <li className="flex gap-2 text-sm">
      <Icon
        name={passed ? "shield-check" : "info"}
        className={`size-5 shrink-0 ${passed ? "text-neem" : "text-muted"}`}
      />
      <p>
        <span className="block font-semibold">{checkLabels[kind].title}</span>
        <span className="text-muted">
          {checkStateLabels[state]}{" "}
          {day && (
            <>
              on <Day at={day} />
            </>
          )}
        </span>
      </p>
    </li>
  )
}
