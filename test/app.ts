/** The same app as in production, on a database of its own, with a clock that tests can move. */
import { mkdtempSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { text } from "node:stream/consumers"
import type { FastifyInstance, InjectOptions } from "fastify"
import type { Kysely } from "kysely"
import pino from "pino"
import type { DB } from "../db/types.ts"
import { buildApp } from "../src/app.ts"
import { openEventRelay } from "../src/events/event-relay.server.ts"
import { openDb, openPool } from "../src/platform/database/database.server.ts"
import type { FilePurpose, FileStore } from "../src/platform/files/file-store.server.ts"
import { configureFiles } from "../src/platform/files/files.server.ts"
import { openLocalStore } from "../src/platform/files/open-file-store.server.ts"
import { scaleLimits } from "../src/platform/http/limits.server.ts"
import { registerNotificationKinds } from "../src/platform/language/notification-kinds.ts"
import { registerPersonalData } from "../src/platform/personal-data.server.ts"
import { configureTokens } from "../src/platform/tokens.server.ts"
import { notifications, personalData, purposes } from "../src/slices.ts"
import { createTestDatabase } from "./database.ts"

export interface TestApp {
  app: FastifyInstance
  db: Kysely<DB>
  databaseUrl: string
  /** The same database, by who may change tables. */
  ownerUrl: string
  /** Where files are worked on and, without a store of the test's, kept. */
  dataDir: string
  /** What has been logged, a JSON line each. */
  logged: string[]
  clock: { now: Date }
  call: (method: "GET" | "POST" | "PUT" | "DELETE", path: string, options?: CallOptions) => Promise<CallAnswer>
  close: () => Promise<void>
}
export interface CallOptions {
  token?: string | undefined
  body?: unknown
  headers?: Record<string, string>
  cookie?: string
}
export interface CallAnswer {
  status: number
  // biome-ignore lint/suspicious/noExplicitAny: tests read answers of every shape; the contract checks the shape itself
  body: any
  headers: Record<string, unknown>
}

interface TestAppOptions {
  rateLimitScale?: number
  poolSize?: number
  keepsAnswers?: boolean
  trustedProxies?: string[]
  incomingMailToken?: string
  /** Of files; a folder of the test's own unless given. */
  store?: FileStore
  /** Instead of what the slices do with files. */
  filePurposes?: readonly FilePurpose[] | undefined
}

export const publicUrl = "http://127.0.0.1:3000"

export const startTestApp = async ({
  rateLimitScale = 1000,
  poolSize = 12,
  keepsAnswers = false,
  trustedProxies = [],
  incomingMailToken,
  store,
  filePurposes = purposes,
}: TestAppOptions = {}): Promise<TestApp> => {
  const database = await createTestDatabase()
  const pool = openPool(database.url, { max: poolSize, name: "test" })
  const db = openDb(pool)
  const logged: string[] = []
  const clock = { now: new Date() }
  configureTokens("a secret for tests that is long enough for the check")
  registerNotificationKinds(notifications)
  registerPersonalData(personalData)
  scaleLimits(rateLimitScale)
  const dataDir = mkdtempSync(join(tmpdir(), "sthapati-files-"))
  const log = pino({ level: "info" }, { write: (line: string) => void logged.push(line) })
  configureFiles({
    store: store ?? openLocalStore(join(dataDir, "files", "kept")),
    dataDir,
    purposes: filePurposes,
    log,
  })
  const relay = openEventRelay({ db, url: database.url, log, clock: () => clock.now })
  const app = await buildApp({
    db,
    log,
    clock: () => clock.now,
    publicUrl,
    demo: true,
    showsMails: true,
    trustedProxies,
    incomingMailToken,
    rateLimitScale,
    metricsToken: undefined,
    checkAnswers: true,
    isOpen: () => true,
    keepsAnswers,
    gatherMs: 0,
    registerCache: relay.registerCache,
  })
  const call: TestApp["call"] = async (method, path, { token, body, headers, cookie } = {}) => {
    const options: InjectOptions = {
      method,
      url: `/api${path}`,
      headers: {
        ...(token && { authorization: `Bearer ${token}` }),
        ...(cookie && { cookie, "sec-fetch-site": "same-origin" }),
        ...headers,
      },
      ...(body !== undefined && { payload: body as object }),
      payloadAsStream: true,
    }
    const { statusCode: status, headers: sent, stream } = await app.inject(options)
    const type = String(sent["content-type"])
    // It has no end; for what comes over it there is `listen` of test/event-stream-client.ts.
    if (type.includes("text/event-stream")) {
      stream().destroy()
      return { status, body: "", headers: sent }
    }
    const all = await text(stream())
    return { status, body: type.includes("json") ? JSON.parse(all) : all, headers: sent }
  }
  return {
    app,
    db,
    databaseUrl: database.url,
    ownerUrl: database.ownerUrl,
    dataDir,
    logged,
    clock,
    call,
    close: async () => {
      await app.close()
      await relay.close()
      await db.destroy()
      await database.drop()
      rmSync(dataDir, { recursive: true, force: true })
    },
  }
}
