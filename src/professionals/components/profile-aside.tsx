import type { ReactNode } from "react"
import { brand } from "../../brand.ts"
import { formatRupees } from "../../platform/money.ts"
import { Icon } from "../../ui/icon.tsx"
import { LinkButton } from "../../ui/link-button.tsx"
import { useLanguage, usePrices, useWords } from "../../ui/use-words.ts"
import type { Profile, Verification } from "../professional.contract.ts"
import { professionalWords } from "../professional.words.ts"
import { sectionsOf } from "../profile.rules.ts"
import { profileWords } from "../profile.words.ts"
import { verificationWords } from "../verification.words.ts"
import { offerTotalIn } from "../visit-total.ts"
import { Day } from "./day.tsx"

export type BookProps = { provider: Profile; bookAddress: (serviceId: string) => string }

/** Beside the page where there is room: what it costs, when (its children), what was checked, where to read on. */
export function ProfileAside({ provider, bookAddress, children }: BookProps & { children: ReactNode }) {
  const t = useWords(profileWords)
  return (
    <aside
      aria-label={t.aside.label}
      className="no-print sticky top-24 hidden max-h-[calc(100dvh-7rem)] divide-y divide-line overflow-y-auto rounded-lg border border-line bg-surface px-6 shadow-soft *:py-5 lg:block"
    >
      {provider.services.length > 0 && <Prices provider={provider} bookAddress={bookAddress} />}
      {children}
      <ul className="grid gap-3">
        {provider.verification.checks.map((check) => (
          <CheckInShort key={check.kind} check={check} />
        ))}
      </ul>
      <nav aria-label={t.aside.sections}>
        <ul className="grid grid-cols-2">
          {sectionsOf(provider).map((id) => (
            <li key={id}>
              <a href={`#${id}`} className="flex min-h-9 items-center text-tile-ink underline-offset-4 hover:underline">
                {t.sections[id].short}
              </a>
            </li>
          ))}
        </ul>
      </nav>
    </aside>
  )
}

function Prices({ provider: { services, business_name }, bookAddress }: BookProps) {
  const t = useWords(profileWords).aside
  const { book } = useWords(professionalWords)
  const [total, priceText] = [offerTotalIn(useLanguage()), usePrices()]
  return (
    <div className="grid gap-4">
      <h2 className="text-xl">{t.book}</h2>
      <ul className="grid gap-4">
        {services.map((service) => (
          <li key={service.id} className="grid gap-2 border-line border-t pt-4 first:border-0 first:pt-0">
            <p className="flex flex-wrap justify-between gap-x-3">
              <span>{service.name}</span>
              <span className="font-semibold">{priceText(service.price)}</span>
              <span className="w-full text-muted text-sm">{total(service)}</span>
            </p>
            <LinkButton to={bookAddress(service.id)} preventScrollReset icon="calendar" wide>
              {book}
            </LinkButton>
          </li>
        ))}
      </ul>
      <p className="text-muted text-sm">{t.cost(formatRupees(brand.fees.platform), business_name)}</p>
    </div>
  )
}

function CheckInShort({ check: { kind, state, checked_at, valid_until } }: { check: Verification["checks"][number] }) {
  const t = useWords(verificationWords)
  const passed = state === "approved"
  const day = state === "expired" ? valid_until : checked_at
  return (
    <li className="flex gap-2 text-sm">
      <Icon name={passed ? "shield-check" : "info"} className={`size-5 ${passed ? "text-neem" : "text-muted"}`} />
      <p>
        <span className="block font-semibold">{t.checks[kind].title}</span>
        <span className="text-muted">
          {day && state !== "not_verified" ? t.since[state](<Day at={day} />) : t.states[state]}
        </span>
      </p>
    </li>
  )
}
