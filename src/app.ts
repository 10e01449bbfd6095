// The whole product, one line an install. Tests build the same app.
import type { FastifyInstance } from "fastify"
import type { Kysely } from "kysely"
import type { DB } from "../db/types.ts"
import { findActorByCookie, findActorByToken, findLiveSessions, lockActor } from "./accounts/session/session.server.ts"
import { installBlogFeeds } from "./blog/posts/feeds.files.server.ts"
import { installMailbox } from "./dev/mailbox.files.server.ts"
import { installPictures } from "./drawings/pictures.files.server.ts"
import { installIncomingMail } from "./enquiries/incoming-mail/incoming-mail.files.server.ts"
import type { CacheInvalidation } from "./events/event-relay.server.ts"
import { installFiles } from "./files/file.files.server.ts"
import { installApiDocs } from "./platform/api/api-docs.server.ts"
import { installCalls } from "./platform/api/serve.server.ts"
import { openAnswerCache } from "./platform/http/answer-cache.server.ts"
import { installAssets } from "./platform/http/assets.server.ts"
import { answerError } from "./platform/http/error-answer.server.ts"
import { openFairQueue } from "./platform/http/fair-queue.server.ts"
import { installHealth } from "./platform/http/health.server.ts"
import { type Connect, openServer } from "./platform/http/http.server.ts"
import { openInvalidRequestBudget } from "./platform/http/invalid-request-budget.server.ts"
import { noteMethods } from "./platform/http/methods.server.ts"
import { openEventStreams } from "./platform/http/open-streams.server.ts"
import { answerTexts } from "./platform/http/texts.ts"
import { localize } from "./platform/language/language.ts"
import { setMissingTextLog } from "./platform/language/notification-kinds.ts"
import type { Log } from "./platform/log.server.ts"
import type { PageDeps } from "./platform/pages/page-deps.server.ts"
import { installPages } from "./platform/pages/pages.server.ts"
import { Problem } from "./platform/problem.ts"
import { installChangePassword } from "./settings/well-known.files.server.ts"
import { installCrawlerFiles } from "./site/crawlers.files.server.ts"
import { installSharingPictures } from "./site/sharing-pictures.files.server.ts"
import { installSitemaps } from "./site/sitemaps.files.server.ts"

import { calls, documented } from "./slices.ts"

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
  incomingMailToken?: string | undefined
  checkAnswers?: boolean
  isOpen: () => boolean
  /** Off: calls and pages that are the same for everybody are made anew for each, to be measured or tested. */
  keepsAnswers: boolean
  /** Changes of what is kept that come within so many milliseconds count as one. */
  gatherMs?: number
  /** Registers a cache to be invalidated when public data changes. */
  registerCache: (cache: CacheInvalidation) => void
  middleware?: Connect | undefined
  /** The pages: absent where only the calls are under test. */
  pages?: Pick<PageDeps, "build" | "mode" | "manifests"> & { assets: string }
}

export const buildApp = async (deps: AppDeps): Promise<FastifyInstance> => {
  setMissingTextLog(deps.log)
  const streams = openEventStreams({ ...deps, findLiveSessions })
  const app = await openServer({ ...deps, endStreams: streams.close })
  const refuseOtherMethods = noteMethods(app)
  const answerCache = openAnswerCache({ isEnabled: deps.keepsAnswers, gatherMs: deps.gatherMs })
  if (deps.keepsAnswers) deps.registerCache(answerCache)
  const invalidRequestBudget = openInvalidRequestBudget({ scale: deps.rateLimitScale })
  const shared = {
    ...deps,
    findActorByToken,
    findActorByCookie,
    lockActor,
    streams,
    answerCache,
    fairQueue: openFairQueue(),
    invalidRequestBudget,
  }
  installHealth(app, { ...deps, openStreams: streams.count })
  await installCalls(app, calls, shared)
  await installApiDocs(app, documented)
  if (deps.showsMails) installMailbox(app, deps)
  installPictures(app, shared)
  installFiles(app, shared)
  installSharingPictures(app, deps)
  installCrawlerFiles(app, { ...shared, calls })
  installSitemaps(app, shared)
  installBlogFeeds(app, shared)
  installChangePassword(app)
  await installIncomingMail(app, deps)
  for (const path of ["/api", "/api/*"]) {
    app.all(path, async () => {
      throw new Problem(
        "not_found",
        localize(answerTexts, (t) => t.noSuchCall),
      )
    })
  }
  if (deps.pages) {
    await installAssets(app, deps.pages.assets)
    await installPages(app, { ...shared, ...deps.pages, calls })
  }
  refuseOtherMethods()
  app.setNotFoundHandler((request, reply) =>
    answerError(
      new Problem(
        "not_found",
        localize(answerTexts, (t) => t.nothingHere),
      ),
      request,
      reply,
      deps.log,
    ),
  )
  return app
}
