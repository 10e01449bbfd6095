import { lazy, type ReactNode, Suspense, useEffect } from "react"
import { type ShouldRevalidateFunctionArgs, useNavigate, useSearchParams } from "react-router"
import { brand } from "../brand.ts"
import { call } from "../platform/api-client.ts"
import { inputOf } from "../platform/input.server.ts"
import { publicLoader } from "../platform/page.server.ts"
import { ReviewList } from "../reviews/components/review-list.tsx"
import { providerReviews } from "../reviews/review.contract.ts"
import { showReviews } from "../reviews/review.server.ts"
import { pageMeta, siteOf } from "../sharing/page-meta.ts"
import { Breadcrumb } from "../ui/breadcrumb.tsx"
import type { Route } from "./+types/profile.page"
import { BookBar } from "./components/book-bar.tsx"
import { OfferedServices } from "./components/offered-services.tsx"
import { Portfolio } from "./components/portfolio.tsx"
import { ProfileAside } from "./components/profile-aside.tsx"
import { ProfileHero } from "./components/profile-hero.tsx"
import { VerificationBlock } from "./components/verification-block.tsx"
import type { Profile } from "./professional.contract.ts"
import { showProfile } from "./professional.server.ts"
import { profilePicture } from "./profile-card.ts"
import { structuredData } from "./profile-structured-data.ts"
import { isRegistered, profileDescription, profileTitle } from "./profile-words.ts"

/** How many reviews come at once. */
const REVIEWS = 10

const loadDialog = () => import("../bookings/components/booking-dialog.tsx")
const BookingDialog = lazy(loadDialog)

export const loader = publicLoader(async (ctx, { params, request }) => {
  const id = params.id ?? ""
  const cursor = new URL(request.url).searchParams.get("reviews") ?? undefined
  const asked = inputOf(providerReviews, { id, limit: REVIEWS, cursor }, ctx.language)
  const [{ provider }, reviews] = await Promise.all([showProfile(ctx, { id }), showReviews(ctx, asked)])
  return { provider, reviews }
})

/** Opening the booking dialog changes the address, not the profile. */
export const shouldRevalidate = ({ currentUrl, nextUrl, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) =>
  currentUrl.pathname === nextUrl.pathname ? false : defaultShouldRevalidate

export const meta: Route.MetaFunction = ({ loaderData, matches }) => {
  if (!loaderData) return [{ title: `Not found · ${brand.name}` }]
  const { provider } = loaderData
  const site = siteOf(matches)
  const title = `${profileTitle(provider)} · ${brand.name}`
  const description = profileDescription(provider)
  const [path, picture] = [`/providers/${provider.id}`, profilePicture(provider)]
  return [
    ...pageMeta(site, { title, description, path, type: "profile", picture }),
    ...structuredData(provider, site.publicUrl).map((thing) => ({ "script:ld+json": thing })),
  ]
}

const loadReviews = (id: string, cursor: string) => call(providerReviews, { id, limit: REVIEWS, cursor })

const services = { id: "services", title: "Services and prices", short: "Services" }
const about = { id: "about", title: "About", short: "About" }
const checked = { id: "verification", title: "What was checked", short: "Checked" }
const work = { id: "work", title: "Work", short: "Work" }
const said = { id: "reviews", title: "Reviews", short: "Reviews" }
const sectionsOf = ({ description, portfolio }: Profile) =>
  [services, description ? about : [], checked, portfolio.length > 0 ? work : [], said].flat()

const bookAddress = (serviceId: string) => `?book=${serviceId}`

export default function ProfilePage({ loaderData: { provider, reviews } }: Route.ComponentProps) {
  // Loaded meanwhile, it opens at once, also where the connection is lost in between.
  useEffect(() => void loadDialog().catch(() => {}), [])
  const trail = [
    { label: "Home", to: "/" },
    { label: "Find professionals", to: "/search" },
    { label: provider.business_name },
  ]
  return (
    <div className="page-width py-4 md:py-8">
      <Breadcrumb items={trail} />
      <div className="mt-3 grid grid-cols-1 items-start gap-8 lg:grid-cols-[minmax(0,1fr)_19rem]">
        <div className="grid min-w-0 grid-cols-1 gap-10">
          <ProfileHero provider={provider} />
          <Section {...services}>
            <OfferedServices
              services={provider.services}
              isRegistered={isRegistered(provider)}
              bookAddress={bookAddress}
            />
          </Section>
          {provider.description && (
            <Section {...about} title={`About ${provider.business_name}`}>
              <p className="max-w-prose text-lg">{provider.description}</p>
            </Section>
          )}
          <Section {...checked}>
            <VerificationBlock verification={provider.verification} isBookable={provider.services.length > 0} />
          </Section>
          {provider.portfolio.length > 0 && (
            <Section {...work}>
              <Portfolio projects={provider.portfolio} />
            </Section>
          )}
          <Section {...said}>
            <ReviewList key={provider.id} page={reviews} loadMore={(cursor) => loadReviews(provider.id, cursor)} />
          </Section>
        </div>
        <ProfileAside provider={provider} bookAddress={bookAddress} sections={sectionsOf(provider)} />
      </div>
      <BookBar provider={provider} bookAddress={bookAddress} />
      <Booking provider={provider} />
    </div>
  )
}

function Section({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <section id={id} aria-labelledby={`${id}-title`} className="grid grid-cols-1 gap-4">
      <h2 id={`${id}-title`} className="text-2xl">
        {title}
      </h2>
      {children}
    </section>
  )
}

/** The dialog is part of the address, so it survives a reload and the way through sign-up; back closes it. */
function Booking({ provider }: Pick<Route.ComponentProps["loaderData"], "provider">) {
  const [params] = useSearchParams()
  const navigate = useNavigate()
  const service = provider.services.find(({ id }) => id === params.get("book"))
  if (!service) return null
  return (
    <Suspense>
      <BookingDialog
        provider={provider}
        service={service}
        onClose={() => void navigate(`/providers/${provider.id}`, { replace: true, preventScrollReset: true })}
      />
    </Suspense>
  )
}
