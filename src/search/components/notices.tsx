import type { ReactNode } from "react"
import { Icon, type IconName } from "../../ui/icon.tsx"
import { Link } from "../../ui/link.tsx"
import { useWords } from "../../ui/use-words.ts"
import { noticesWords } from "../notices.words.ts"
import type { SearchPage } from "../search.contract.ts"
import { searchQuery } from "../search.rules.ts"
import type { SearchScreenData } from "../search-screen.ts"
import { shownWords } from "../search-title.rules.ts"

type NoticesProps = { page: SearchPage; view: SearchScreenData; base: string }

/** What the list is not: exact, of a city that is open, of the one that the words name, or of everybody who may be free. */
export default function Notices({ page, view: { filters, sort }, base }: NoticesProps) {
  const t = useWords(noticesWords)
  const { is_close, near_from, locality, other_city, closed_city, services } = page
  const there =
    other_city && base + searchQuery({ ...filters, city: other_city, state: "", country: "", locality: "" }, sort)
  return (
    <div id="notices">
      {is_close && near_from === null && (
        <Notice icon="search">{t.onlyClose(shownWords(filters.query), filters.locality && locality)}</Notice>
      )}
      {closed_city && (
        <Notice icon="map-pin">
          {t.notOpen(closed_city)} {services.length > 0 && t.comingThere}
        </Notice>
      )}
      {there && (
        <Notice icon="map-pin">
          {t.otherCity(other_city, filters.city || filters.state || filters.country)}{" "}
          <Link to={there} className="whitespace-nowrap font-semibold text-tile-ink hover:underline">
            {t.searchThere(other_city)}
          </Link>
        </Notice>
      )}
      {filters.free && services.length > 0 && <p className="mt-3 text-muted text-sm">{t.onlyWithHours}</p>}
    </div>
  )
}

function Notice({ icon, children }: { icon: IconName; children: ReactNode }) {
  return (
    <p className="mt-3 flex gap-3 rounded-lg border border-line bg-surface px-4 py-3 text-muted">
      <Icon name={icon} className="mt-0.5 size-5 text-brass-ink" />
      <span className="min-w-0">{children}</span>
    </p>
  )
}
