import { type ActionOnOthers, actGroups } from "../../accounts/audit/audit-actions.rules.ts"
import { auditActTexts } from "../../accounts/texts.ts"
import { pageTitle } from "../../sharing/page-meta.ts"
import { AreaHeading } from "../../ui/area-heading.tsx"
import { DownloadLink } from "../../ui/download-link.tsx"
import { keepListBehindDialog, loadList } from "../../ui/list/list.ts"
import { FilterSelect } from "../../ui/list/list-filter.tsx"
import { ListLoading, ListScreen } from "../../ui/list/list-screen.tsx"
import { ListSearch } from "../../ui/list/list-search.tsx"
import { useList } from "../../ui/list/use-list.ts"
import { useTexts } from "../../ui/use-texts.ts"
import type { Route } from "./+types/audit.page"
import { auditFileQuery, auditList } from "./audit.list.ts"
import { type ActGroup, actGroupNames, actionsOnOthers, groupValue } from "./audit.rules.ts"
import { AuditTable } from "./components/audit-table.tsx"
import { auditTexts } from "./texts.ts"
import "../../ui/rare-icons.ts"

export const meta: Route.MetaFunction = ({ matches }) => [
  ...pageTitle(matches, auditTexts, (t) => t.title),
  { name: "robots", content: "noindex" },
]

export const clientLoader = ({ request }: Route.ClientLoaderArgs) => loadList(auditList, request)

export const shouldRevalidate = keepListBehindDialog(auditList)

export function HydrateFallback() {
  return <ListLoading list={auditList} />
}

type GroupValue = ReturnType<typeof groupValue<ActGroup>>

/** Who did what to whom. */
export default function Audit({ loaderData }: Route.ComponentProps) {
  const t = useTexts(auditTexts)
  const acts = useTexts(auditActTexts)
  const list = useList(auditList, loaderData)
  const labels = {
    ...(Object.fromEntries(actGroupNames.map((group) => [groupValue(group), t.act.allOf(t.groups[group])])) as Record<
      GroupValue,
      string
    >),
    ...(Object.fromEntries(actionsOnOthers.map((act) => [act, acts[act] ?? act])) as Record<ActionOnOthers, string>),
  }
  const groups = actGroupNames.map((group) => ({
    label: t.groups[group],
    values: [groupValue(group), ...actGroups[group]],
  }))
  return (
    <>
      <AreaHeading title={t.title} actions={<DownloadLink to={`/api/admin/audit/csv?${auditFileQuery(list)}`} />}>
        {t.lead}
      </AreaHeading>
      <div className="mb-6 flex flex-wrap gap-3">
        <ListSearch list={list} label={t.search} className="w-full" />
        <FilterSelect list={list} name="scope" label={t.scope.label} all={t.scope.all} labels={t.scopes} />
        <FilterSelect list={list} name="period" label={t.period.label} all={t.period.all} labels={t.periods} />
        <FilterSelect list={list} name="act" label={t.act.label} all={t.act.all} labels={labels} groups={groups} />
      </div>
      <ListScreen list={list}>{(entries) => <AuditTable entries={entries} />}</ListScreen>
    </>
  )
}
