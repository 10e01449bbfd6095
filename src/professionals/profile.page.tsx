import { lazy, type ReactNode, Suspense } from "react"
import { type ShouldRevalidateFunctionArgs, useNavigate, useSearchParams } from "react-router"
import { freeTimes } from "../availability/availability.contract.ts"
import { NextFreeTimes, useNextFree } from "../availability/components/next-free-times.tsx"
import { NEXT_FREE_DAYS } from "../availability/next-choices.rules.ts"
import { getPostsOf } from "../blog/posts/post.server.ts"
import { brand } from "../brand.ts"
import { CompareLink } from "../compare/components/compare-link.tsx"
import { usePreloadOnInteraction } from "../compare/tray/use-preload-on-interaction.ts"
import { AskLink } from "../messaging/components/ask-link.tsx"
import { call } from "../platform/api/api-client.ts"
import { idCursor } from "../platform/api/paging.ts"
import { unlessUnavailable } from "../platform/database/unless-unavailable.server.ts"
import type { PageHandle } from "../platform/pages/page-handle.ts"
import { publicLoader } from "../platform/pages/public-loader.server.ts"
import { MAX_SHOWN, REVIEWS_AT_ONCE } from "../reviews/review.rules.ts"
import { getReviews } from "../reviews/review.server.ts"
import { ShortlistHeart } from "../selections/shortlist/components/shortlist-heart.tsx"
import { pageMeta, pageTitle, siteOf } from "../sharing/page-meta.ts"
import { described } from "../sharing/structured-data.ts"
import { Breadcrumb } from "../ui/breadcrumb.tsx"
import { Card } from "../ui/card.tsx"
import { lazyPart } from "../ui/lazy-part.tsx"
import { useTexts } from "../ui/use-texts.ts"
import type { Route } from "./+types/profile.page"
import { OfferedServices } from "./components/offered-services.tsx"
import { BookBar, ProfileAside } from "./components/profile-aside.tsx"
import { ProfileHero } from "./components/profile-hero.tsx"
import { VerificationBlock } from "./components/verification-block.tsx"
import { getProfile } from "./professional.server.ts"
import { firstPackageOf, isRegistered, type SectionId, sectionsOf, tradesOf } from "./profile.rules.ts"
import { profileDescription, profilePicture, structuredData } from "./profile.sharing.ts"
import { profileTexts, verificationTexts } from "./texts.ts"

/** `book` names the service whose dialog is open, `request` that about which a message is written, `before` the last review shown. */
export const handle: PageHandle = { cache: { seconds: 10, reads: ["book", "request", "reviews", "before"] } }

/** The dialogs, the tray of who is to be compared, the shortlist, and what counts the view. */
const loadLate = () =>
  Promise.all([
    loadDialog(),
    loadRequest(),
    import("../compare/tray/mount-tray.tsx"),
    import("../selections/shortlist/hydrate-hearts.ts"),
    import("../analytics/seen/watch-views.actions.ts").then(({ watchViews }) => watchViews()),
  ])
const loadDialog = () => import("../bookings/request/components/booking-dialog.tsx")
const loadRequest = () => import("../requests/components/request-dialog.tsx")
const BookingDialog = lazy(loadDialog)
const RequestDialog = lazy(loadRequest)
/** Read, opened and followed without them. */
const Portfolio = lazyPart("work", () => import("./components/portfolio.tsx"))
const ProfilePosts = lazyPart("posts", () => import("../blog/posts/components/profile-posts.tsx"))
const LatestReview = lazyPart("latest-review", () => import("../reviews/components/latest-review.tsx"))
const ReviewList = lazyPart("reviews", () => import("../reviews/components/review-list.tsx"))

export const loader = publicLoader(async (ctx, { params, request }) => {
  const id = params.id ?? ""
  const { searchParams } = new URL(request.url)
  const asked = Number(searchParams.get("reviews"))
  const limit = Math.min(Math.max(Math.trunc(asked) || 0, REVIEWS_AT_ONCE), MAX_SHOWN)
  const cursor = idCursor.safeParse(searchParams.get("before") ?? undefined).data
  const [{ provider }, reviews, posts] = await Promise.all([
    getProfile(ctx, { id }),
    getReviews(ctx, { id, limit, cursor }),
    unlessUnavailable(getPostsOf(ctx, id), []),
  ])
  return { provider, reviews, posts }
})

/** Opening the booking dialog changes the address, not the profile. */
export const shouldRevalidate = ({ currentUrl, nextUrl, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) =>
  contentOf(currentUrl) === contentOf(nextUrl) ? false : defaultShouldRevalidate
const contentOf = ({ pathname, searchParams }: URL) =>
  `${pathname} ${searchParams.get("reviews")} ${searchParams.get("before")}`

export const meta: Route.MetaFunction = ({ loaderData, matches }) => {
  if (!loaderData) return pageTitle(matches, profileTexts, (t) => t.head.notFound)
  const { provider } = loaderData
  const site = siteOf(matches)
  const { head } = profileTexts.in(site.language)
  const trades = tradesOf(provider, verificationTexts.in(site.language))
  const title = `${head.title(provider.business_name, trades, provider.city)} · ${brand.name}`
  // Of a kept page alone: in the browser nobody reads it, and the page's script has to be small.
  const description = import.meta.env.SSR ? profileDescription(provider, site.language) : ""
  const path = `/providers/${provider.id}`
  const picture = import.meta.env.SSR ? profilePicture(provider, site.language) : undefined
  return [
    ...pageMeta(site, { title, description, path, type: "profile", picture }),
    ...(import.meta.env.SSR ? structuredData(provider, site).map(described) : []),
  ]
}

const loadFreeTimes = (id: string, service_id: string, package_id: string | undefined) =>
  call(freeTimes, { id, service_id, package_id, days: NEXT_FREE_DAYS })

const bookAddress = (serviceId: string) => `?book=${serviceId}`
const requestAddress = (serviceId: string) => `?request=${serviceId}`

export default function ProfilePage({ loaderData: { provider, reviews, posts } }: Route.ComponentProps) {
  const t = useTexts(profileTexts)
  usePreloadOnInteraction(loadLate)
  const [first, second] = provider.services
  const found = useNextFree(first?.id, (service) => loadFreeTimes(provider.id, service, firstPackageOf(first!)))
  const nextFree = first && (
    <NextFreeTimes
      found={found}
      business={provider.business_name}
      keepsHours={provider.keeps_hours}
      service={second && first.name}
      urlFor={(time) => `${bookAddress(first.id)}${time ? `&date=${time.date}&time=${time.time}` : ""}`}
    />
  )
  const sections = sectionsOf(provider, posts)
  const trail = [
    { label: t.trail.home, to: "/" },
    { label: t.trail.search, to: "/search" },
    { label: provider.business_name },
  ]
  const contents: Record<SectionId, ReactNode> = {
    services: (
      <OfferedServices
        services={provider.services}
        isRegistered={isRegistered(provider)}
        priceLevel={provider.price_category}
        bookAddress={bookAddress}
        requestAddress={requestAddress}
      />
    ),
    about: <p className="max-w-prose text-lg">{provider.description}</p>,
    verification: <VerificationBlock verification={provider.verification} isBookable={provider.services.length > 0} />,
    work: <Portfolio providerId={provider.id} projects={provider.portfolio} />,
    posts: <ProfilePosts posts={posts} />,
    reviews: <ReviewList key={provider.id} page={reviews} />,
  }
  return (
    <div className="page-width py-4 md:py-8">
      <Breadcrumb items={trail} />
      <div className={`mt-3 grid grid-cols-1 items-start gap-8 ${first ? "lg:grid-cols-[minmax(0,1fr)_19rem]" : ""}`}>
        <div className="grid min-w-0 grid-cols-1 gap-10">
          <ProfileHero
            provider={provider}
            sections={sections}
            quote={reviews.reviews.length > 0 && <LatestReview page={reviews} />}
          >
            <AskLink id={provider.id} name={provider.business_name} />
            <CompareLink id={provider.id} name={provider.business_name} />
            <ShortlistHeart id={provider.id} name={provider.business_name} />
          </ProfileHero>
          {/* Where there is no room for the aside. */}
          {nextFree && <Card className="lg:hidden print:hidden">{nextFree}</Card>}
          {sections.map((id) => (
            <Section
              key={id}
              id={id}
              title={id === "about" ? t.aboutFirm(provider.business_name) : t.sections[id].title}
            >
              {contents[id]}
            </Section>
          ))}
        </div>
        {first && (
          <ProfileAside provider={provider} bookAddress={bookAddress} requestAddress={requestAddress}>
            {nextFree}
          </ProfileAside>
        )}
      </div>
      <BookBar provider={provider} bookAddress={bookAddress} />
      <OpenDialog provider={provider} />
    </div>
  )
}

function Section({ id, title, children }: { id: SectionId; title: string; children: ReactNode }) {
  return (
    <section id={id} aria-labelledby={`${id}-title`} className="grid grid-cols-1 gap-4">
      <h2 id={`${id}-title`} className="text-2xl">
        {title}
      </h2>
      {children}
    </section>
  )
}

/** A dialog is part of the address, so it survives a reload and the way through sign-up; back closes it. */
function OpenDialog({ provider }: Pick<Route.ComponentProps["loaderData"], "provider">) {
  const [params] = useSearchParams()
  const navigate = useNavigate()
  const serviceIn = (name: string) => provider.services.find(({ id }) => id === params.get(name))
  const [booked, requested] = [serviceIn("book"), serviceIn("request")]
  const onClose = () => void navigate(`/providers/${provider.id}`, { replace: true, preventScrollReset: true })
  return (
    <Suspense>
      {booked && <BookingDialog provider={provider} service={booked} onClose={onClose} />}
      {requested && !booked && <RequestDialog provider={provider} service={requested} onClose={onClose} />}
    </Suspense>
  )
}
