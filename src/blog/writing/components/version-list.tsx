import { Badge } from "../../../ui/badge.tsx"
import { Link } from "../../../ui/link.tsx"
import { useDates, useTexts } from "../../../ui/use-texts.ts"
import { historyTexts } from "../pages.texts.ts"
import type { ListedVersion } from "../writing.schema.ts"

interface VersionListProps {
  versions: readonly ListedVersion[]
  newest: number
  chosen: number | undefined
}

export function VersionList({ versions, newest, chosen }: VersionListProps) {
  const t = useTexts(historyTexts)
  const dates = useDates()
  const now = new Date()
  return (
    <ul className="grid content-start gap-1">
      {versions.map(({ version, saved_at, saved_by, is_published, is_submitted }) => (
        <li key={version}>
          <Link
            to={`?version=${version}`}
            replace
            preventScrollReset
            aria-current={version === chosen ? "true" : undefined}
            className="flex min-h-11 flex-wrap items-center gap-2 rounded-lg px-3 py-2 hover:bg-fill aria-[current=true]:bg-tile-soft"
          >
            {t.version(dates.instant(saved_at, now), saved_by)}
            {version === newest && <Badge>{t.newest}</Badge>}
            {is_published && <Badge tone="neem">{t.published}</Badge>}
            {is_submitted && <Badge tone="brass">{t.submitted}</Badge>}
          </Link>
        </li>
      ))}
    </ul>
  )
}
