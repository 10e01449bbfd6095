import { nearDaysIn } from "../../../platform/near-days.ts"
import { Badge } from "../../../ui/badge.tsx"
import { Icon, type IconName } from "../../../ui/icon.tsx"
import { Link } from "../../../ui/link.tsx"
import { TitledCard } from "../../../ui/titled-card.tsx"
import { useLanguage, useTexts } from "../../../ui/use-texts.ts"
import { deskDashboardTexts } from "../../texts.ts"
import type { Waiting } from "../today.contract.ts"
import type { WaitingKind } from "../today.rules.ts"

const pages: Record<WaitingKind, { to: string; icon: IconName }> = {
  grievances: { to: "/admin/grievances", icon: "alert" },
  submissions: { to: "/admin/submissions", icon: "mail" },
  papers: { to: "/admin/verification", icon: "shield-check" },
  second_looks: { to: "/admin/verification/second", icon: "shield-check" },
  posts: { to: "/admin/blog", icon: "pencil" },
  comments: { to: "/admin/blog/comments", icon: "message" },
  held_messages: { to: "/admin/moderation", icon: "message" },
  reports: { to: "/admin/moderation/reported", icon: "eye" },
  appeals: { to: "/admin/moderation/hidden", icon: "eye-off" },
}

/** What is due first before the rest, each a way to its rows. */
export function WaitingCard({ waiting }: { waiting: Waiting | null }) {
  const { waiting: t } = useTexts(deskDashboardTexts)
  const rows = (waiting ?? []).filter(({ count }) => count > 0)
  return (
    <TitledCard title={t.title}>
      {rows.length === 0 && <p className="text-muted">{waiting ? t.nothing : t.failed}</p>}
      <ul className="divide-y divide-line">
        {rows.map(({ kind, count, due_at }) => (
          <li key={kind}>
            <Link
              to={pages[kind].to}
              className="-mx-3 flex min-h-14 flex-wrap items-center gap-x-4 gap-y-1 rounded-lg px-3 py-3 hover:bg-fill"
            >
              <Icon name={pages[kind].icon} className="size-5 text-muted" />
              <span className="grow whitespace-nowrap font-semibold">{t.kinds[kind].count(count)}</span>
              {due_at && (
                <span className="max-sm:basis-full max-sm:pl-9">
                  <Due at={due_at} />
                </span>
              )}
              <Icon name="chevron-right" className="size-5 text-muted max-sm:hidden" />
            </Link>
          </li>
        ))}
      </ul>
    </TitledCard>
  )
}

function Due({ at }: { at: string }) {
  const { waiting: t } = useTexts(deskDashboardTexts)
  const nearDays = nearDaysIn(useLanguage())
  const now = new Date()
  const time = nearDays.due(at, now)
  return Date.parse(at) <= now.getTime() ? (
    <Badge tone="danger" icon="alert">
      {t.late(time)}
    </Badge>
  ) : (
    <span className="text-muted text-sm">{t.due(time)}</span>
  )
}
