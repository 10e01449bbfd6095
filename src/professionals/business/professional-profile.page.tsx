import { type ShouldRevalidateFunctionArgs, useLocation, useRevalidator, useSearchParams } from "react-router"
import { ProfileScreen } from "../../accounts/profile/components/profile-screen.tsx"
import { loadProfile } from "../../accounts/profile/profile.actions.ts"
import { profileTexts } from "../../accounts/profile/texts.ts"
import { professionsIn } from "../../accounts/sign-up/profession.ts"
import { locationOptions, type Places } from "../../locations/location.contract.ts"
import { HiddenPortrait } from "../../moderation/portrait/components/hidden-portrait.tsx"
import { loadHiddenPortrait } from "../../moderation/portrait/hidden-portrait.actions.ts"
import { call } from "../../platform/api/api-client.ts"
import { pageTitle } from "../../sharing/page-meta.ts"
import { Card } from "../../ui/card.tsx"
import { ErrorState } from "../../ui/error-state.tsx"
import { LinkButton } from "../../ui/link.tsx"
import { PageLoading } from "../../ui/page-loading.tsx"
import { useFocusOnChange } from "../../ui/use-focus-on-change.ts"
import { useLastLoaded } from "../../ui/use-last-loaded.ts"
import { useTexts } from "../../ui/use-texts.ts"
import type { Route } from "./+types/professional-profile.page"
import { loadBusiness } from "./business.form.ts"
import type { Business } from "./business.schema.ts"
import { BusinessEditor, type City } from "./components/business-editor.tsx"
import { BusinessFacts } from "./components/business-facts.tsx"
import { businessTexts } from "./texts.ts"

export const meta: Route.MetaFunction = ({ matches }) => pageTitle(matches, profileTexts, (t) => t.title)

/** Places are only suggested: where they are not to be had, people write, and a business stays in its city. */
const noPlaces: Places = { countries: [], states: [], cities: [] }

export const clientLoader = async ({ request: { signal } }: Route.ClientLoaderArgs) => {
  const known = call(locationOptions, {}, { signal }).catch(() => noPlaces)
  const [profile, hidden, business, places] = await Promise.all([
    loadProfile(signal),
    loadHiddenPortrait(signal),
    loadBusiness(signal),
    known,
  ])
  return { profile, hidden, business, places }
}

const EDIT = "edit"
const BUSINESS = "business"

/** To begin with a form nothing more is needed. */
export const shouldRevalidate = ({ currentUrl, nextUrl, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) => {
  const isToForm = !currentUrl.searchParams.has(EDIT) && nextUrl.searchParams.has(EDIT)
  return isToForm && currentUrl.pathname === nextUrl.pathname ? false : defaultShouldRevalidate
}

export function HydrateFallback() {
  return <PageLoading label={useTexts(profileTexts).loading} />
}

/** The account, as customers have it too, and below it the business. One form at a time. */
export default function ProfessionalProfilePage({
  loaderData: { profile, hidden, business, places },
}: Route.ComponentProps) {
  const [search] = useSearchParams()
  const isEditingBusiness = search.get(EDIT) === BUSINESS
  return (
    <ProfileScreen
      loaded={profile}
      places={places}
      {...professionsIn([])}
      isEditing={search.has(EDIT) && !isEditingBusiness}
      portraitNotice={<HiddenPortrait hidden={hidden} />}
    >
      <BusinessSection loaded={business} cities={places.cities} isEditing={isEditingBusiness} />
    </ProfileScreen>
  )
}

interface BusinessSectionProps {
  loaded: Business | { failure: string }
  cities: readonly City[]
  isEditing: boolean
}

/** What a professional says of their business: as it stands, and in the same place the form to change it. */
function BusinessSection({ loaded, cities, isEditing }: BusinessSectionProps) {
  const t = useTexts(businessTexts)
  const { pathname } = useLocation()
  const { revalidate, state } = useRevalidator()
  const last = useLastLoaded(loaded)
  const shown = isEditing && last ? last : loaded
  const card = useFocusOnChange<HTMLDivElement>(isEditing, isEditing ? "form h3" : "a")
  if ("failure" in shown) return <ErrorState message={shown.failure} onRetry={revalidate} busy={state === "loading"} />
  return (
    <div ref={card} id="business" className="mt-6 max-w-4xl">
      <Card as="section" aria-labelledby="business-title" className="grid gap-6">
        <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-4">
          <div className="grid min-w-0 flex-1 basis-60 gap-1">
            <h2 id="business-title" className="text-2xl">
              {t.title}
            </h2>
            <p className="text-muted">{t.lead}</p>
          </div>
          {!isEditing && (
            <div className="flex flex-wrap gap-3 max-sm:w-full">
              <LinkButton
                to={`${pathname}?edit=business`}
                preventScrollReset
                variant="secondary"
                icon="pencil"
                className="max-sm:w-full"
              >
                {t.edit}
              </LinkButton>
              <LinkButton to={`/providers/${shown.id}`} variant="secondary" icon="eye" className="max-sm:w-full">
                {t.seePublic}
              </LinkButton>
            </div>
          )}
        </div>
        {isEditing ? <BusinessEditor business={shown} cities={cities} /> : <BusinessFacts business={shown} />}
      </Card>
    </div>
  )
}
