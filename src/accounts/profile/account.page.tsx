import { type ShouldRevalidateFunctionArgs, useSearchParams } from "react-router"
import { locationOptions } from "../../locations/location.contract.ts"
import { HiddenPortrait } from "../../moderation/portrait/components/hidden-portrait.tsx"
import { loadHiddenPortrait } from "../../moderation/portrait/hidden-portrait.actions.ts"
import { call } from "../../platform/api/api-client.ts"
import { serviceCategories } from "../../services/service.contract.ts"
import { pageTitle } from "../../sharing/page-meta.ts"
import { PageLoading } from "../../ui/page-loading.tsx"
import { useTexts } from "../../ui/use-texts.ts"
import { professionsIn } from "../sign-up/profession.ts"
import type { Route } from "./+types/account.page"
import type { KnownPlaces } from "./address.rules.ts"
import { ProfileScreen } from "./components/profile-screen.tsx"
import { loadProfile } from "./profile.actions.ts"
import { profileTexts } from "./texts.ts"

/** A customer's; that of a professional has their business below it (professionals/business/). */
export const meta: Route.MetaFunction = ({ matches }) => pageTitle(matches, profileTexts, (t) => t.title)

/** Places are only suggested: where they are not to be had, people write. Without professions none can be added. */
const noPlaces: KnownPlaces = { countries: [], states: [], cities: [] }

export const clientLoader = async ({ request: { signal } }: Route.ClientLoaderArgs) => {
  const places = call(locationOptions, {}, { signal }).catch((): KnownPlaces => noPlaces)
  const categories = call(serviceCategories, {}, { signal }).then(
    (answer) => answer.categories,
    () => [],
  )
  const [profile, hidden] = await Promise.all([loadProfile(signal), loadHiddenPortrait(signal)])
  return { profile, hidden, places: await places, ...professionsIn(await categories) }
}

const EDIT = "edit"

/** To begin with the form nothing more is needed. */
export const shouldRevalidate = ({ currentUrl, nextUrl, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) => {
  const isToForm = !currentUrl.searchParams.has(EDIT) && nextUrl.searchParams.has(EDIT)
  return isToForm && currentUrl.pathname === nextUrl.pathname ? false : defaultShouldRevalidate
}

export function HydrateFallback() {
  return <PageLoading label={useTexts(profileTexts).loading} />
}

export default function ProfilePage({ loaderData: { profile, hidden, ...known } }: Route.ComponentProps) {
  const [search] = useSearchParams()
  return (
    <ProfileScreen
      loaded={profile}
      isEditing={search.has(EDIT)}
      portraitNotice={<HiddenPortrait hidden={hidden} />}
      {...known}
    />
  )
}
