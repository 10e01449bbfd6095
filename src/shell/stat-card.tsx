import { Link } from "react-router"
import { Icon, type IconName } from "../ui/icon.tsx"

type StatCardProps = {
  label: string
  value: number
  icon: IconName
  /** Where the rows behind the figure are. */
  to?: string
}

/** One figure of a dashboard. */
export function StatCard({ label, value, icon, to }: StatCardProps) {
  const look = "grid content-start gap-1 rounded-lg border border-line bg-surface p-4 shadow-soft"
  const inside = (
    <>
      <span className="flex items-start justify-between gap-2">
        <span className="font-serif text-3xl leading-none">{value}</span>
        <Icon name={icon} className="size-6 text-tile-ink" />
      </span>
      <span className="text-muted">{label}</span>
    </>
  )
  if (!to) return <div className={look}>{inside}</div>
  return (
    <Link to={to} className={`${look} transition-colors duration-150 hover:border-brass`}>
      {inside}
    </Link>
  )
}
