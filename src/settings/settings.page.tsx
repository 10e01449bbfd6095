import { useRevalidator } from "react-router"
import type { OwnProfile } from "../accounts/profile/profile.actions.ts"
import { getProfile } from "../accounts/profile/profile.contract.ts"
import { getSecondFactor } from "../accounts/second-factor/second-factor.contract.ts"
import { endSessions, loadOwnSessions } from "../accounts/session/own-sessions.actions.ts"
import { NotificationChoices } from "../notifications/components/notification-choices.tsx"
import type { NotificationChoices as Choices } from "../notifications/notification.contract.ts"
import { loadChoices } from "../notifications/notification.list.ts"
import { call, failureMessage } from "../platform/api/api-client.ts"
import { textsHere } from "../platform/language/language.ts"
import { PrivacySection } from "../privacy/components/privacy-section.tsx"
import { loadPrivacy } from "../privacy/privacy.actions.ts"
import type { Privacy } from "../privacy/privacy.schema.ts"
import { useFreshPrivacy } from "../privacy/use-fresh-privacy.ts"
import { pageTitle } from "../sharing/page-meta.ts"
import { AreaHeading } from "../ui/area-heading.tsx"
import { ErrorState } from "../ui/error-state.tsx"
import { Icon } from "../ui/icon.tsx"
import { Link } from "../ui/link.tsx"
import { PageLoading } from "../ui/page-loading.tsx"
import { useLastLoaded } from "../ui/use-last-loaded.ts"
import { useQueryParams } from "../ui/use-query-params.ts"
import { useTexts } from "../ui/use-texts.ts"
import type { Route } from "./+types/settings.page"
import { ProfileSection } from "./components/profile-section.tsx"
import { type Security, SecuritySection } from "./components/security-section.tsx"
import { type Section, sectionIcons, sectionOf, sections } from "./sections.ts"
import { settingsTexts } from "./texts.ts"

/** The sections as links: each has its own URL, so the back button works between them. */
function SectionNav({ open }: { open: Section }) {
  const t = useTexts(settingsTexts)
  return (
    <nav aria-label={t.sectionsLabel} className="mb-6 md:mb-8">
      <ul className="grid grid-cols-2 gap-2 sm:flex sm:flex-wrap sm:gap-1 sm:border-line sm:border-b">
        {sections.map((section) => (
          <li key={section}>
            <Link
              to={`?section=${section}`}
              preventScrollReset
              aria-current={section === open ? "page" : undefined}
              className={linkClasses}
            >
              <Icon name={sectionIcons[section]} />
              {t.sections[section]}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}

/** Tiles on a phone, so that all are visible; tabs in a row on wider screens. */
const linkClasses = [
  "flex min-h-12 items-center gap-2 px-3 font-semibold text-muted hover:text-ink focus-visible:-outline-offset-2",
  "max-sm:rounded-lg max-sm:border max-sm:border-line max-sm:bg-surface",
  "max-sm:aria-[current=page]:border-tile max-sm:aria-[current=page]:bg-tile-soft",
  "sm:border-transparent sm:border-b-2 sm:px-4 sm:hover:border-border sm:aria-[current=page]:border-tile",
  "aria-[current=page]:text-tile-ink",
].join(" ")

/** The same in both areas and outside of them: they share one account. */
export const meta: Route.MetaFunction = ({ matches, location }) =>
  pageTitle(
    matches,
    settingsTexts,
    (t) => `${t.sections[sectionOf(new URLSearchParams(location.search))]} · ${t.title}`,
  )

type Loaded =
  | { section: "profile"; user: OwnProfile }
  | { section: "notifications"; choices: Choices }
  | { section: "security"; security: Security }
  | { section: "privacy"; privacy: Privacy }
interface Failed {
  section: Section
  failure: string
}

export const clientLoader = async ({ request: { url, signal } }: Route.ClientLoaderArgs): Promise<Loaded | Failed> => {
  const section = sectionOf(new URL(url).searchParams)
  try {
    return await load(section, signal)
  } catch (error) {
    if (signal.aborted) throw error
    return { section, failure: failureMessage(error, textsHere(settingsTexts).failed) }
  }
}

export const clientAction = ({ request }: Route.ClientActionArgs) => endSessions(request)

const load = async (section: Section, signal: AbortSignal): Promise<Loaded> => {
  switch (section) {
    case "profile":
      return { section, user: await loadUser(signal) }
    case "notifications":
      return { section, choices: await loadChoices(signal) }
    case "security": {
      const [{ email }, secondFactor, own] = await Promise.all([
        loadUser(signal),
        call(getSecondFactor, {}, { signal }),
        loadOwnSessions(signal),
      ])
      return { section, security: { email, secondFactor, ...own } }
    }
    case "privacy":
      return { section, privacy: await loadPrivacy(signal) }
  }
}

const loadUser = async (signal: AbortSignal) => (await call(getProfile, {}, { signal })).user

export function HydrateFallback() {
  return <PageLoading label={useTexts(settingsTexts).loading} />
}

export default function SettingsPage({ loaderData }: Route.ComponentProps) {
  const t = useTexts(settingsTexts)
  const asked = sectionOf(useQueryParams())
  const last = useLastLoaded(loaderData)
  const shown = last?.section === loaderData.section ? last : undefined
  const isPending = asked !== loaderData.section
  const { revalidate, state } = useRevalidator()
  return (
    <div className="max-w-4xl">
      <AreaHeading title={t.title}>{t.lead}</AreaHeading>
      <SectionNav open={asked} />
      <section
        key={loaderData.section}
        aria-label={t.sections[loaderData.section]}
        aria-busy={isPending || undefined}
        className={`grid grid-cols-1 gap-6 transition-opacity duration-150 ${isPending ? "opacity-60" : ""}`}
      >
        {"failure" in loaderData && (
          <ErrorState message={loaderData.failure} onRetry={revalidate} busy={state === "loading"} />
        )}
        {shown && <OpenSection loaded={shown} />}
      </section>
    </div>
  )
}

function OpenSection({ loaded }: { loaded: Loaded }) {
  if ("choices" in loaded) return <NotificationChoices choices={loaded.choices} />
  if ("security" in loaded) return <SecuritySection {...loaded.security} />
  if ("privacy" in loaded) return <LivePrivacy privacy={loaded.privacy} />
  return <ProfileSection user={loaded.user} />
}

function LivePrivacy({ privacy }: { privacy: Privacy }) {
  useFreshPrivacy()
  return <PrivacySection privacy={privacy} />
}
