// All open streams of this process: how many there may be, whether their sessions are still valid, and the end of all of
// them when the process stops. Past the limit of an account its oldest stream ends: a connection that broke without a close
// looks open for a quarter of an hour, and a phone that moves between networks must not be refused because of those.

import type { FastifyReply } from "fastify"
import type { Actor } from "../actor.ts"
import type { Db } from "../database/database.server.ts"
import { localize } from "../language/language.ts"
import { unavailable } from "../problem.ts"
import { refusalTexts } from "../texts.ts"
import { eventStream, type OpenStream } from "./event-stream.server.ts"

export interface EventStreamsDeps {
  db: Db
  clock: () => Date
  /** Which of these sessions are still valid. */
  findLiveSessions: (db: Db, sessionIds: string[], now: Date) => Promise<string[]>
  streamLimits?: { perPerson: number; perProcess: number }
}

export type EventStreams = ReturnType<typeof openEventStreams>

const HEARTBEAT_MS = 20_000
/** A revoked session's streams end within 5 s: two checks, and the time of the query itself. */
const SESSION_CHECK_MS = 2_000

export const openEventStreams = (deps: EventStreamsDeps) => {
  const { perPerson, perProcess } = deps.streamLimits ?? { perPerson: 6, perProcess: 5_000 }
  const open = new Map<OpenStream, Actor>()
  let isClosed = false

  const refuseTooMany = () => {
    if (isClosed || open.size >= perProcess)
      throw unavailable(
        localize(refusalTexts, (t) => t.stream.full),
        5,
      )
  }

  /** The oldest of the same session where there is one: a browser has one stream, so its others are dead. */
  const endOldestIfFull = ({ account_id, session_id }: Actor) => {
    const own = [...open].filter(([, actor]) => actor.account_id === account_id)
    if (own.length < perPerson) return
    const [stream] = own.find(([, actor]) => actor.session_id === session_id) ?? own[0]!
    stream.endReplaced()
  }

  const endDeadSessions = async () => {
    if (open.size === 0) return
    const ids = new Set([...open.values()].map(({ session_id }) => session_id))
    const live = new Set(await deps.findLiveSessions(deps.db, [...ids], deps.clock()))
    // Only those that were checked: others may have been opened meanwhile.
    for (const [stream, { session_id }] of [...open])
      if (ids.has(session_id) && !live.has(session_id)) stream.end("over")
  }

  const heartbeatTimer = setInterval(() => {
    for (const stream of open.keys()) stream.heartbeat()
  }, HEARTBEAT_MS).unref()
  // While the database is unavailable there are no events either.
  const sessionTimer = setInterval(() => void endDeadSessions().catch(() => {}), SESSION_CHECK_MS).unref()

  return {
    count: () => open.size,
    admit: (actor: Actor, reply: FastifyReply) => {
      endOldestIfFull(actor)
      refuseTooMany()
      const stream = eventStream(reply)
      open.set(stream, actor)
      stream.onEnd(() => open.delete(stream))
      return stream
    },
    close: () => {
      isClosed = true
      clearInterval(heartbeatTimer)
      clearInterval(sessionTimer)
      for (const stream of [...open.keys()]) stream.end()
    },
  }
}
