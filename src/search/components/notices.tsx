import type { ReactNode } from "react"
import { formatRupees } from "../../platform/money.ts"
import { Icon, type IconName } from "../../ui/icon.tsx"
import { Link } from "../../ui/link.tsx"
import { useCities, useTexts } from "../../ui/use-texts.ts"
import type { SearchScreenData } from "../screen/search-screen.ts"
import { shownTerms } from "../screen/search-title.rules.ts"
import type { SearchPage } from "../search.contract.ts"
import { searchQuery } from "../search.rules.ts"
import { searchNoticeTexts } from "../texts.ts"

type NoticesProps = { page: SearchPage; view: SearchScreenData; base: string }

/** How the words were read, and what the list is not: exact, of a city that is open, of the one that the words name, or of everybody who may be free. */
export default function Notices({ page, view, base }: NoticesProps) {
  const t = useTexts(searchNoticeTexts)
  const cities = useCities()
  const { filters, sort, categories } = view
  const later = categories.filter(({ slug }) => page.unoffered.includes(slug))
  const guides = page.guides.filter((guide) => categories.every(({ slug }) => slug !== guide))
  const { is_close, near_from, locality, other_city, closed_city, services } = page
  const there =
    other_city && base + searchQuery({ ...filters, city: other_city, state: "", country: "", locality: "" }, sort)
  return (
    <div id="notices">
      <Understood page={page} view={view} />
      {later.length > 0 && services.length > 0 && (
        <Notice icon="clock">
          {t.opensLater(
            later.map((one) => one.plural_name),
            cities,
          )}
          {later.map(({ slug, plural_name }) => (
            <NoticeLink key={slug} to={`/services/${slug}#inquiry`}>
              {t.tellMe(plural_name)}
            </NoticeLink>
          ))}
        </Notice>
      )}
      {guides.map((slug) => (
        <Notice key={slug} icon="info">
          {t.guide.text(slug)}
          <NoticeLink to={`/services/${slug}`}>{t.guide.read(slug)}</NoticeLink>
        </Notice>
      ))}
      {is_close && near_from === null && (
        <Notice icon="search">{t.onlyClose(shownTerms(filters.query), filters.locality && locality)}</Notice>
      )}
      {closed_city && (
        <Notice icon="map-pin">
          {t.notOpen(closed_city)} {services.length > 0 && t.comingThere}
        </Notice>
      )}
      {there && (
        <Notice icon="map-pin">
          {t.otherCity(other_city, filters.city || filters.state || filters.country)}
          <NoticeLink to={there}>{t.searchThere(other_city)}</NoticeLink>
        </Notice>
      )}
      {filters.free && services.length > 0 && <p className="mt-3 text-muted text-sm">{t.onlyWithHours}</p>}
    </div>
  )
}

/** Of place and money; what is looked for, the title says. */
function Understood({ page: { locality, wished_price }, view: { filters } }: Omit<NoticesProps, "base">) {
  const t = useTexts(searchNoticeTexts).understood
  const said = [
    locality && !filters.locality && t.near(locality),
    wished_price?.class && t.money[wished_price.class],
    wished_price?.at_most && t.upTo(formatRupees(wished_price.at_most)),
    wished_price?.of_work && t.ofWork(formatRupees(wished_price.of_work)),
  ].filter((one) => typeof one === "string")
  return said.length > 0 && <p className="mt-2 text-muted max-sm:text-sm">{t.line(said)}</p>
}

/** After the sentence. */
const NoticeLink = ({ to, children }: { to: string; children: string }) => (
  <>
    {" "}
    <Link to={to} className="inline-block font-semibold text-tile-ink hover:underline">
      {children}
    </Link>
  </>
)

function Notice({ icon, children }: { icon: IconName; children: ReactNode }) {
  return (
    <p className="mt-3 flex gap-3 rounded-lg border border-line bg-surface px-4 py-3 text-muted">
      <Icon name={icon} className="mt-0.5 size-5 text-brass-ink" />
      <span className="min-w-0">{children}</span>
    </p>
  )
}
