import type { ReactNode } from "react"
import { Icon } from "../../../ui/icon.tsx"
import { LinkButton } from "../../../ui/link.tsx"
import { useDates, useTexts } from "../../../ui/use-texts.ts"
import type { OwnService } from "../../offer/offer.schema.ts"
import { MAX_PACKAGES, type RateUnit, rateUnits } from "../package.rules.ts"
import { packagesPartTexts } from "../texts.ts"

type PriceParts = {
  service: OwnService
  /** The address of the form for a package (`new`: of another one), or for a rate. */
  toPackage: (id: string) => string
  toRate: (unit: RateUnit) => string
}

/** The packages of a service, cheapest first, each with the way to change it. */
export function PackageList({ service: { packages, longest_stretch }, toPackage }: Omit<PriceParts, "toRate">) {
  const { packages: t } = useTexts(packagesPartTexts)
  const dates = useDates()
  return (
    <>
      <p className="text-muted text-sm">{packages.length < MAX_PACKAGES ? t.lead : t.full(MAX_PACKAGES)}</p>
      <Rows>
        {packages.map(({ id, name, text, minutes }) => (
          <Row key={id} to={toPackage(id)} label={t.changing(name)} icon="pencil">
            <span className="block font-semibold">{name}</span>
            {text}
            {longest_stretch !== null && minutes > longest_stretch && (
              <span className="block text-danger-ink text-sm">{t.tooLong(dates.duration(longest_stretch))}</span>
            )}
          </Row>
        ))}
      </Rows>
    </>
  )
}

/** Either rate, said or not. */
export function RateList({ service: { rates }, toRate }: Omit<PriceParts, "toPackage">) {
  const { rates: t } = useTexts(packagesPartTexts)
  return (
    <>
      <p className="text-muted text-sm">{t.lead}</p>
      <Rows>
        {rateUnits.map((unit) => {
          const rate = rates.find((one) => one.unit === unit)
          return (
            <Row key={unit} to={toRate(unit)} label={`${rate ? t.change : t.set}: ${t.units[unit]}`} icon="pencil">
              <span className="block font-semibold">{t.units[unit]}</span>
              <span className={rate ? "" : "text-muted"}>{rate?.text ?? t.none}</span>
            </Row>
          )
        })}
      </Rows>
    </>
  )
}

const Rows = ({ children }: { children: ReactNode[] }) =>
  children.length > 0 && <ul className="divide-y divide-line rounded-lg border border-line">{children}</ul>

type RowProps = { to: string; label: string; icon: "pencil"; children: ReactNode }

function Row({ to, label, icon, children }: RowProps) {
  return (
    <li className="flex items-center justify-between gap-3 py-2 pr-2 pl-4">
      <p className="wrap-anywhere min-w-0">{children}</p>
      <LinkButton to={to} variant="quiet" size="small" preventScrollReset aria-label={label}>
        <Icon name={icon} className="size-5" />
      </LinkButton>
    </li>
  )
}
