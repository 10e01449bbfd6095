import { ownProfessionalId } from "../../accounts/profile/profile.actions.ts"
import { loadFeed } from "../../bookings/calendar/calendar.actions.ts"
import { CalendarFeedCard } from "../../bookings/calendar/components/calendar-feed-card.tsx"
import { pathIn } from "../../platform/language/language.ts"
import { currentUser } from "../../platform/session/renewal.ts"
import { pageTitle } from "../../sharing/page-meta.ts"
import { AreaHeading } from "../../ui/area-heading.tsx"
import { Button } from "../../ui/button.tsx"
import { buttonStyle } from "../../ui/button-style.ts"
import { CopyRow } from "../../ui/copy-row.tsx"
import { ErrorState } from "../../ui/error-state.tsx"
import { LinkButton } from "../../ui/link.tsx"
import { PageLoading } from "../../ui/page-loading.tsx"
import { TitledCard } from "../../ui/titled-card.tsx"
import { useLanguage, useTexts } from "../../ui/use-texts.ts"
import type { Route } from "./+types/tools.page"
import { bookingsAddress, MAX_ROWS, reviewsAddress } from "./table-export.rules.ts"
import { toolsTexts } from "./texts.ts"

export const meta: Route.MetaFunction = ({ matches }) => pageTitle(matches, toolsTexts, (t) => t.title)

export const clientLoader = async ({ request: { signal } }: Route.ClientLoaderArgs) => {
  const [user, id = null] = await Promise.all([currentUser(), ownProfessionalId()])
  return { user, id, feed: id === null ? undefined : await loadFeed(id, signal) }
}

export function HydrateFallback() {
  return <PageLoading label={useTexts(toolsTexts).loading} />
}

export default function ToolsPage({ loaderData: { user, id, feed } }: Route.ComponentProps) {
  const t = useTexts(toolsTexts)
  const toUser = user?.has_user_role && (
    <LinkButton variant="secondary" icon="switch" to="/user/dashboard">
      {t.toUser}
    </LinkButton>
  )
  return (
    <>
      <AreaHeading title={t.title} actions={toUser}>
        {t.lead}
      </AreaHeading>
      {id === null ? (
        <ErrorState message={t.noId} />
      ) : (
        <div className={rowsClasses}>
          <PublicLink id={id} name={user?.business_name || user?.full_name || ""} />
          <Hours />
          {feed && <CalendarFeedCard id={id} since={feed.since} />}
          <Files id={id} />
          <OwnId id={id} />
        </div>
      )}
    </>
  )
}

/** One sheet: what would be a card by itself is a row of it, with its name at the side where there is room. */
const rowsClasses = [
  "rounded-lg border border-line bg-surface shadow-soft",
  "*:rounded-none *:border-0 *:bg-transparent *:shadow-none *:not-first:border-line *:not-first:border-t",
  "lg:*:grid lg:*:grid-cols-[12rem_minmax(0,1fr)] lg:*:gap-x-8",
].join(" ")

function PublicLink({ id, name }: { id: string; name: string }) {
  const { link: t, notCopied } = useTexts(toolsTexts)
  const path = `/providers/${id}`
  const url = window.location.origin + pathIn(useLanguage(), path)
  // Whoever closes the sheet of their phone again has refused nothing.
  const share = () => navigator.share({ title: name, url }).catch(() => undefined)
  return (
    <TitledCard title={t.title}>
      <div>
        <p className="mb-4 max-w-prose">{t.text}</p>
        <CopyRow label={t.label} text={url} texts={{ ...t, notCopied }}>
          {"share" in navigator && (
            <Button variant="secondary" onClick={() => void share()}>
              {t.share}
            </Button>
          )}
          <LinkButton to={path} variant="quiet" icon="eye">
            {t.open}
          </LinkButton>
        </CopyRow>
      </div>
    </TitledCard>
  )
}

function OwnId({ id }: { id: string }) {
  const { id: t, notCopied } = useTexts(toolsTexts)
  return (
    <TitledCard title={t.title}>
      <div>
        <p className="mb-4 max-w-prose">{t.text}</p>
        <CopyRow label={t.label} text={id} texts={{ ...t, notCopied }} />
      </div>
    </TitledCard>
  )
}

function Hours() {
  const { hours: t } = useTexts(toolsTexts)
  return (
    <TitledCard title={t.title}>
      <div>
        <p className="mb-4 max-w-prose">{t.text}</p>
        <LinkButton to="/provider/availability" variant="secondary" icon="clock">
          {t.open}
        </LinkButton>
      </div>
    </TitledCard>
  )
}

function Files({ id }: { id: string }) {
  const { files: t } = useTexts(toolsTexts)
  const look = buttonStyle("secondary", "normal")
  return (
    <TitledCard title={t.title}>
      <div>
        <p className="mb-4 max-w-prose">{t.text(MAX_ROWS.toLocaleString("en-IN"))}</p>
        <div className="flex flex-wrap gap-3">
          <a href={bookingsAddress(id)} download className={look}>
            {t.bookings}
          </a>
          <a href={reviewsAddress(id)} download className={look}>
            {t.reviews}
          </a>
        </div>
      </div>
    </TitledCard>
  )
}
