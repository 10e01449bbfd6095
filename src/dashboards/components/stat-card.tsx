import { Icon, type IconName } from "../../ui/icon.tsx"
import { Link } from "../../ui/link.tsx"

type StatCardProps = {
  label: string
  value: number
  icon: IconName
  /** Where the rows behind the figure are. */
  to?: string
  /** It waits for this person. */
  isUrgent?: boolean
}

/** One figure of a dashboard. */
export function StatCard({ label, value, icon, to, isUrgent }: StatCardProps) {
  const tint = isUrgent ? "border-brass bg-brass-soft text-brass-ink" : "border-line bg-surface"
  const look = `grid content-start gap-1 rounded-lg border p-4 shadow-soft ${tint}`
  const inside = (
    <>
      <span className="flex items-start justify-between gap-2">
        <span className="font-serif text-3xl leading-none">{value}</span>
        <Icon name={icon} className={`size-6 ${isUrgent ? "" : "text-tile-ink"}`} />
      </span>
      <span className={isUrgent ? "font-semibold" : "text-muted"}>{label}</span>
    </>
  )
  if (!to) return <div className={look}>{inside}</div>
  return (
    <Link to={to} className={`${look} transition-colors duration-150 hover:border-brass`}>
      {inside}
    </Link>
  )
}
