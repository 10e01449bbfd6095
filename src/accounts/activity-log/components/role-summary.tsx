import { TitledCard } from "../../../ui/titled-card.tsx"
import { useTexts } from "../../../ui/use-texts.ts"
import type { ActivityStats } from "../activity-log.rules.ts"
import { activityTrackingTexts } from "../texts.ts"

const order = ["regular_users", "service_providers", "dual_role_users"] as const

export function RoleSummary({ roles }: { roles: ActivityStats["user_role_summary"] }) {
  const { roles: t, count } = useTexts(activityTrackingTexts)
  return (
    <TitledCard title={t.title}>
      <dl className="divide-y divide-line">
        {order.map((name) => (
          <div key={name} className="flex items-center justify-between gap-4 py-3 first:pt-0 last:pb-0">
            <dt>
              <span className="block font-semibold">{t[name].title}</span>
              <span className="text-muted text-sm">{t[name].hint}</span>
            </dt>
            <dd className="font-semibold font-serif text-xl tabular-nums">{count(roles[name])}</dd>
          </div>
        ))}
      </dl>
    </TitledCard>
  )
}
