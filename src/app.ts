// The whole product, one line an install. Tests build the same app.
import type { FastifyInstance } from "fastify"
import type { Kysely } from "kysely"
import type { DB } from "../db/types.ts"
import { accountsApi } from "./accounts/account.api.server.ts"
import { findActorByCookie, findActorByToken } from "./accounts/session.server.ts"
import { activityApi } from "./activity/activity.api.server.ts"
import { bookingsApi } from "./bookings/booking.api.server.ts"
import { overviewApi } from "./dashboards/overview.api.server.ts"
import { installMailbox } from "./dev/mailbox.files.server.ts"
import { installPictures } from "./drawings/pictures.files.server.ts"
import { locationsApi } from "./locations/location.api.server.ts"
import { notificationsApi } from "./notifications/notification.api.server.ts"
import { installApiDocs } from "./platform/api-docs.server.ts"
import { installAssets } from "./platform/assets.server.ts"
import { answerError } from "./platform/error-answer.server.ts"
import { installHealth } from "./platform/health.server.ts"
import { type Connect, openServer } from "./platform/http.server.ts"
import { say } from "./platform/language.ts"
import type { Log } from "./platform/log.server.ts"
import { noteMethods } from "./platform/methods.server.ts"
import { installPages, type PageDeps } from "./platform/pages.server.ts"
import { platformWords } from "./platform/platform.words.ts"
import { Problem } from "./platform/problem.ts"
import { installCalls, type Served } from "./platform/serve.server.ts"
import { ownServicesApi } from "./professionals/own-service.api.server.ts"
import { professionalsApi } from "./professionals/professional.api.server.ts"
import { reviewsApi } from "./reviews/review.api.server.ts"
import { searchApi } from "./search/search.api.server.ts"
import { servicesApi } from "./services/service.api.server.ts"
import { homepageApi } from "./site/homepage.api.server.ts"
import { installSharingPictures } from "./site/sharing-pictures.files.server.ts"
import { installSitemap } from "./site/sitemap.files.server.ts"

/** The calls by slice, as a newcomer meets them: /api/docs shows them under these names. */
export const callGroups: { name: string; description: string; calls: Served[] }[] = [
  { name: "search", description: "Find offered services by words, kind and place", calls: searchApi },
  {
    name: "professionals",
    description: "Public profiles; what a professional offers",
    calls: [...professionalsApi, ...ownServicesApi],
  },
  { name: "reviews", description: "What customers wrote", calls: reviewsApi },
  { name: "accounts", description: "Sign up, activate, sign in and out; who is signed in", calls: accountsApi },
  {
    name: "bookings",
    description: "Book, confirm, decline, complete, cancel; both sides' lists",
    calls: bookingsApi,
  },
  { name: "notifications", description: "What somebody should know", calls: notificationsApi },
  { name: "activity", description: "What somebody has done lately", calls: activityApi },
  { name: "dashboards", description: "The figures that begin a dashboard", calls: overviewApi },
  { name: "services", description: "The kinds of service there are", calls: servicesApi },
  { name: "locations", description: "Countries, states and cities", calls: locationsApi },
  { name: "home page", description: "What the home page shows, whole and in parts", calls: homepageApi },
]
export const calls = callGroups.flatMap((group) => group.calls)

export interface AppDeps {
  db: Kysely<DB>
  log: Log
  clock: () => Date
  publicUrl: string
  demo: boolean
  /** Mails go nowhere else and are shown at /dev/mailbox: anybody may read them there. */
  showsMails: boolean
  trustedProxies: string[]
  rateLimitScale: number
  metricsToken: string | undefined
  checkAnswers?: boolean
  isOpen: () => boolean
  middleware?: Connect | undefined
  /** The pages: absent where only the calls are under test. */
  pages?: Pick<PageDeps, "build" | "mode" | "manifests"> & { assets: string }
}

/** How long a public page may be shared between visitors, in seconds. */
const keepFor = (address: string) => {
  if (address === "/") return 30
  if (address === "/login" || address === "/register") return 300
  return /^\/providers\/[\w-]+$/.test(address) ? 10 : undefined
}

export const buildApp = async (deps: AppDeps): Promise<FastifyInstance> => {
  const app = await openServer(deps)
  const refuseOtherMethods = noteMethods(app)
  const door = { ...deps, findActorByToken, findActorByCookie }
  installHealth(app, deps)
  installCalls(app, calls, door)
  await installApiDocs(app, callGroups)
  if (deps.showsMails) installMailbox(app, deps.db)
  installPictures(app)
  installSharingPictures(app, deps)
  installSitemap(app, deps)
  for (const path of ["/api", "/api/*"]) {
    app.all(path, async () => {
      throw new Problem(
        "not_found",
        say(platformWords, (t) => t.problems.noSuchCall),
      )
    })
  }
  if (deps.pages) {
    await installAssets(app, deps.pages.assets)
    await installPages(app, { ...door, ...deps.pages, keepFor })
  }
  refuseOtherMethods()
  app.setNotFoundHandler((request, reply) =>
    answerError(
      new Problem(
        "not_found",
        say(platformWords, (t) => t.problems.nothingHere),
      ),
      request,
      reply,
      deps.log,
    ),
  )
  return app
}
