// All open streams of this process: how many there may be, whether their sessions still count, and the end of all of them
// when the process stops. Of one person the newest stays: a line that broke without a word looks open for a quarter of an
// hour, and whoever walks through the city on a phone must not be kept out by their own.

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
  /** Which of these sessions still count. */
  findLiveSessions: (db: Db, sessionIds: string[], now: Date) => Promise<string[]>
  streamLimits?: { perPerson: number; perProcess: number }
}

export type EventStreams = ReturnType<typeof openEventStreams>

const BEAT_MS = 20_000
/** A revoked session is cut off within 5 s: two rounds, and the time that the question itself may take. */
const SESSIONS_MS = 2_000

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

  /** The oldest first, of the same session where it has any: a browser has one stream, so the others of it are dead. */
  const makeRoomFor = ({ account_id, session_id }: Actor) => {
    const own = [...open].filter(([, actor]) => actor.account_id === account_id)
    if (own.length < perPerson) return
    const [stream] = own.find(([, actor]) => actor.session_id === session_id) ?? own[0]!
    stream.giveWay()
  }

  const endDeadSessions = async () => {
    if (open.size === 0) return
    const ids = new Set([...open.values()].map(({ session_id }) => session_id))
    const live = new Set(await deps.findLiveSessions(deps.db, [...ids], deps.clock()))
    // Of those that were asked about: meanwhile others may have come.
    for (const [stream, { session_id }] of [...open])
      if (ids.has(session_id) && !live.has(session_id)) stream.end("over")
  }

  const beats = setInterval(() => {
    for (const stream of open.keys()) stream.beat()
  }, BEAT_MS).unref()
  // While the database is away there is nothing to tell either.
  const sessions = setInterval(() => void endDeadSessions().catch(() => {}), SESSIONS_MS).unref()

  return {
    count: () => open.size,
    admit: (actor: Actor, reply: FastifyReply) => {
      makeRoomFor(actor)
      refuseTooMany()
      const stream = eventStream(reply)
      open.set(stream, actor)
      stream.onEnd(() => open.delete(stream))
      return stream
    },
    close: () => {
      isClosed = true
      clearInterval(beats)
      clearInterval(sessions)
      for (const stream of [...open.keys()]) stream.end()
    },
  }
}
