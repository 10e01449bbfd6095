/** Serves a test's own calls as the app does, on their own database: no slices, and one session. */
import type { FastifyInstance } from "fastify"
import pino from "pino"
import type { Actor } from "../src/platform/actor.ts"
import { installCalls, type Served } from "../src/platform/api/serve.server.ts"
import { openDb, openPool } from "../src/platform/database/database.server.ts"
import { openAnswerCache } from "../src/platform/http/answer-cache.server.ts"
import { openFairQueue } from "../src/platform/http/fair-queue.server.ts"
import { openServer } from "../src/platform/http/http.server.ts"
import { openInvalidRequestBudget } from "../src/platform/http/invalid-request-budget.server.ts"
import { configureTokens } from "../src/platform/tokens.server.ts"
import { createTestDatabase } from "./database.ts"

const publicUrl = "http://127.0.0.1:3000"

/** Whose token is "good". */
export const servedActor: Actor = {
  account_id: "account-1",
  session_id: "session-1",
  email: "meera@test.example",
  full_name: "Meera Joshi",
  business_name: null,
  customer_type: "individual",
  is_customer: true,
  is_professional: false,
  is_admin: false,
  desk_role: "reader",
  awaits_second_factor: false,
  professional_id: "professional-1",
  confirmed_at: new Date(),
}
export const signedIn = { authorization: "Bearer good" }

export interface CallServer {
  app: FastifyInstance
  db: ReturnType<typeof openDb>
  /** What has been logged, a JSON line each. */
  logged: string[]
  close: () => Promise<void>
}

export const startCallServer = async (calls: Served[], { poolSize = 12 } = {}): Promise<CallServer> => {
  configureTokens("a secret for tests that is long enough")
  const database = await createTestDatabase()
  const db = openDb(openPool(database.url, { max: poolSize }))
  const logged: string[] = []
  const log = pino({}, { write: (line: string) => void logged.push(line) })
  const app = await openServer({ log, publicUrl, trustedProxies: [], rateLimitScale: 1 })
  await installCalls(app, calls, {
    db,
    clock: () => new Date(),
    publicUrl,
    findActorByToken: async (_db, token) => (token === "good" ? servedActor : null),
    findActorByCookie: async () => null,
    lockActor: async () => true,
    checkAnswers: true,
    answerCache: openAnswerCache(),
    fairQueue: openFairQueue(),
    invalidRequestBudget: openInvalidRequestBudget(),
  })
  return {
    app,
    db,
    logged,
    close: async () => {
      await app.close()
      await db.destroy()
      await database.drop()
    },
  }
}
