// For load balancers and operators: whether the process is up and ready, and its metrics.
import type { FastifyInstance } from "fastify"
import { sql } from "kysely"
import client from "prom-client"
import type { Db } from "../database/database.server.ts"
import { localize } from "../language/language.ts"
import { notFound } from "../problem.ts"
import { refusalTexts } from "../texts.ts"
import { isSameText } from "../tokens.server.ts"
import { isForwarded } from "./network.server.ts"

export interface HealthDeps {
  db: Db
  metricsToken: string | undefined
  /** False from the moment a stop was asked for. */
  isOpen: () => boolean
  openStreams: () => number
}

export const installHealth = (app: FastifyInstance, { db, metricsToken, isOpen, openStreams }: HealthDeps) => {
  const registry = new client.Registry()
  client.collectDefaultMetrics({ register: registry })
  const seconds = new client.Histogram({
    name: "http_request_seconds",
    help: "Time from request to answer",
    labelNames: ["method", "route", "status"],
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
    registers: [registry],
  })
  new client.Gauge({
    name: "event_streams_open",
    help: "Streams of events that somebody listens to",
    registers: [registry],
    collect() {
      this.set(openStreams())
    },
  })
  app.addHook("onResponse", (request, reply, done) => {
    const { url: route = "unknown", config } = request.routeOptions
    if (!config.isStream && !config.isUpload)
      seconds.observe({ method: request.method, route, status: reply.statusCode }, reply.elapsedTime / 1000)
    done()
  })

  app.get("/healthz", async (_request, reply) => reply.header("cache-control", "no-store").send({ status: "up" }))

  app.get("/readyz", async (_request, reply) => {
    const ready = isOpen() && (await isMigrated(db))
    return reply
      .status(ready ? 200 : 503)
      .header("cache-control", "no-store")
      .send({ status: ready ? "ready" : "not ready" })
  })

  app.get("/metrics", async (request, reply) => {
    const isLoopback = ["127.0.0.1", "::1", "::ffff:127.0.0.1"].includes(request.ip) && !isForwarded(request)
    const { authorization = "" } = request.headers
    const hasToken = metricsToken !== undefined && isSameText(authorization, `Bearer ${metricsToken}`)
    if (!isLoopback && !hasToken) throw notFound(localize(refusalTexts, (t) => t.things.page))
    return reply.type(registry.contentType).send(await registry.metrics())
  })
}

/** An empty database answers as well: one that was put in the place of ours. */
const isMigrated = async (db: Db) => {
  try {
    await sql`select from migrations limit 1`.execute(db)
    return true
  } catch {
    return false
  }
}
