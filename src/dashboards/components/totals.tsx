import { Fragment } from "react"
import { Link } from "../../ui/link.tsx"
import { useTexts } from "../../ui/use-texts.ts"
import type { ProfessionalOverview } from "../overview.contract.ts"
import { professionalDashboardTexts } from "../texts.ts"

/** Figures that ask for nothing, in one line; each leads to the rows behind it. */
export function Totals({ overview }: { overview: ProfessionalOverview }) {
  const { figures: t } = useTexts(professionalDashboardTexts)
  const { total_services, total_locations, upcoming_bookings } = overview
  const figures = [
    { label: t.upcoming, value: upcoming_bookings, to: "/provider/bookings?status=upcoming" },
    { label: t.services, value: total_services, to: "/provider/services" },
    { label: t.locations, value: total_locations, to: "/provider/services-locations" },
  ]
  return (
    <p className="flex flex-wrap gap-x-8 border-line border-y py-2">
      <span className="sr-only">{t.label}</span>
      {figures.map(({ label, value, to }) => (
        <Fragment key={to}>
          <Link to={to} className="inline-flex min-h-11 items-center gap-2 underline-offset-4 hover:underline">
            <span className="text-muted">{label}</span>
            <span className="font-serif text-xl">{value}</span>
          </Link>{" "}
        </Fragment>
      ))}
    </p>
  )
}
