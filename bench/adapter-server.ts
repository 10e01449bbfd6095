/**
 * The door of all calls with reads that are not kept and that anyone may make: who sends a token with it has the session
 * looked up, the rest is the same. The app has none: what it gives to anyone is kept for everybody and asks for no session,
 * and the rest is for somebody. Ends with the process that forked it.
 */
import type { AddressInfo } from "node:net"
import { z } from "zod"
import { findActorByCookie, findActorByToken, lockActor } from "../src/accounts/session/session.server.ts"
import { customerBookings } from "../src/bookings/booking.contract.ts"
import { listCustomerBookings } from "../src/bookings/lists/booking-lists.server.ts"
import type { Actor } from "../src/platform/actor.ts"
import { installCalls, serve } from "../src/platform/api/serve.server.ts"
import type { Ctx } from "../src/platform/context.server.ts"
import { openDb, openPool } from "../src/platform/database/database.server.ts"
import { openAnswerCache } from "../src/platform/http/answer-cache.server.ts"
import { openFairQueue } from "../src/platform/http/fair-queue.server.ts"
import { installHealth } from "../src/platform/http/health.server.ts"
import { openServer } from "../src/platform/http/http.server.ts"
import { openInvalidRequestBudget } from "../src/platform/http/invalid-request-budget.server.ts"
import { openLog } from "../src/platform/log.server.ts"
import { configureTokens } from "../src/platform/tokens.server.ts"
import { getProfessional } from "../src/professionals/professional.contract.ts"
import { getProfile } from "../src/professionals/professional.server.ts"

const [databaseUrl = "", secret = ""] = process.argv.slice(2)
configureTokens(secret)
const db = openDb(openPool(databaseUrl, { max: 10, name: "bench" }))
const publicUrl = "http://127.0.0.1"
const app = await openServer({
  log: openLog("warn"),
  publicUrl,
  trustedProxies: ["127.0.0.1"],
  rateLimitScale: 1_000_000,
})
installHealth(app, { db, metricsToken: undefined, isOpen: () => true, openStreams: () => 0 })
const { cacheSeconds: _, ...profile } = getProfessional
const bookings = {
  ...customerBookings,
  who: "anyone" as const,
  input: customerBookings.input.extend({ of: z.string().max(100) }),
}
/** Whose they are is said beside the session, so that both do the same. */
const bookingsOf = (ctx: Ctx, { of, ...filter }: z.output<typeof bookings.input>) =>
  listCustomerBookings({ ...ctx, actor: { account_id: of } as Actor }, filter)
await installCalls(app, [serve(profile, getProfile), serve(bookings, bookingsOf)], {
  db,
  clock: () => new Date(),
  publicUrl,
  findActorByToken,
  findActorByCookie,
  lockActor,
  answerCache: openAnswerCache(),
  fairQueue: openFairQueue(),
  invalidRequestBudget: openInvalidRequestBudget(),
})
app.get("/cpu", async () => {
  const { user, system } = process.cpuUsage()
  return { seconds: (user + system) / 1_000_000 }
})

process.on("disconnect", () => process.exit(0))
await app.listen({ port: 0, host: "127.0.0.1" })
process.send?.({ port: (app.server.address() as AddressInfo).port })
