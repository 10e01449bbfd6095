import { type ShouldRevalidateFunctionArgs, useSearchParams } from "react-router"
import { ProfileScreen } from "../../accounts/profile/components/profile-screen.tsx"
import { loadProfile } from "../../accounts/profile/profile.actions.ts"
import { profileTexts } from "../../accounts/profile/texts.ts"
import { professionsIn } from "../../accounts/sign-up/profession.ts"
import { locationOptions, type Places } from "../../locations/location.contract.ts"
import { call } from "../../platform/api/api-client.ts"
import { pageTitle } from "../../sharing/page-meta.ts"
import { PageLoading } from "../../ui/page-loading.tsx"
import { useTexts } from "../../ui/use-texts.ts"
import type { Route } from "./+types/professional-profile.page"
import { loadBusiness } from "./business.actions.ts"
import { BusinessSection } from "./components/business-section.tsx"

export const meta: Route.MetaFunction = ({ matches }) => pageTitle(matches, profileTexts, (t) => t.title)

/** Places are only suggested: where they are not to be had, people write, and a business stays in its city. */
const noPlaces: Places = { countries: [], states: [], cities: [] }

export const clientLoader = async ({ request: { signal } }: Route.ClientLoaderArgs) => {
  const known = call(locationOptions, {}, { signal }).catch(() => noPlaces)
  const [profile, business, places] = await Promise.all([loadProfile(signal), loadBusiness(signal), known])
  return { profile, business, places }
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
export default function ProfessionalProfilePage({ loaderData: { profile, business, places } }: Route.ComponentProps) {
  const [search] = useSearchParams()
  const isEditingBusiness = search.get(EDIT) === BUSINESS
  return (
    <ProfileScreen
      loaded={profile}
      places={places}
      {...professionsIn([])}
      isEditing={search.has(EDIT) && !isEditingBusiness}
    >
      <BusinessSection loaded={business} cities={places.cities} isEditing={isEditingBusiness} />
    </ProfileScreen>
  )
}
