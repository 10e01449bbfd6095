import type { ServerResponse } from "node:http"
import Fastify, { type FastifyInstance } from "fastify"
import { afterEach, expect, test } from "vitest"
import { openStreamClient, type StreamClient } from "../../../test/event-stream-client.ts"
import type { Actor } from "../actor.ts"
import type { Db } from "../database/database.server.ts"
import { answerError } from "./error-answer.server.ts"
import type { OpenStream } from "./event-stream.server.ts"
import { openEventStreams } from "./open-streams.server.ts"

const open: { app: FastifyInstance; clients: StreamClient[] }[] = []
afterEach(async () => {
  for (const { app, clients } of open.splice(0)) {
    for (const one of clients) one.stop()
    await app.close()
  }
})

/** Streams of whoever the address names, without sessions: they all count. */
const start = async (streamLimits: { perPerson: number; perProcess: number }) => {
  const app = Fastify()
  const kept: OpenStream[] = []
  const raws: ServerResponse[] = []
  const streams = openEventStreams({
    db: {} as Db,
    clock: () => new Date(),
    findLiveSessions: async (_db, ids) => ids,
    streamLimits,
  })
  app.addHook("preClose", async () => streams.close())
  app.setErrorHandler((error, request, reply) => answerError(error, request, reply, request.log as never))
  app.get<{ Params: { who: string; session: string } }>("/:who/:session", async ({ params }, reply) => {
    const stream = streams.admit({ account_id: params.who, session_id: params.session } as Actor, reply)
    kept.push(stream)
    raws.push(reply.raw)
    stream.open()
  })
  const address = await app.listen({ port: 0, host: "127.0.0.1" })
  const clients: StreamClient[] = []
  open.push({ app, clients })
  const listen = async (who: string, session = "any") => {
    const stream = await openStreamClient(`${address}/${who}/${session}`, {})
    clients.push(stream)
    return stream
  }
  return { app, streams, kept, raws, listen }
}

test("the process has only so many; who leaves makes room", async () => {
  const { listen, streams } = await start({ perPerson: 2, perProcess: 3 })
  const first = await listen("meera")
  for (const who of ["meera", "rohan"]) await listen(who)
  const another = await listen("asha")
  expect([another.status, another.headers["retry-after"]]).toEqual([503, "5"])
  first.stop()
  await expect.poll(streams.count).toBe(2)
  expect((await listen("asha")).status).toBe(200)
})

test("of one person the newest stay, and the oldest come back later: a line may be dead and look open", async () => {
  const { listen, streams } = await start({ perPerson: 2, perProcess: 9 })
  const [dead, stranger] = [await listen("meera"), await listen("rohan")]
  dead.pause()
  const mine = [await listen("meera"), await listen("meera")]
  expect(mine.map(({ status }) => status)).toEqual([200, 200])
  expect(streams.count()).toBe(3)
  dead.resume()
  await expect.poll(dead.endedAt).toBeTruthy()
  expect(dead.received.at(-1)).toMatchObject({ event: "beat", retry: "30000" })
  for (const one of [...mine, stranger]) expect(one.endedAt()).toBeUndefined()
})

test("of one person the streams of the same browser give way first", async () => {
  const { listen } = await start({ perPerson: 2, perProcess: 9 })
  const [desktop, phone] = [await listen("meera", "desktop"), await listen("meera", "phone")]
  await listen("meera", "phone")
  await expect.poll(phone.endedAt).toBeTruthy()
  expect(desktop.endedAt()).toBeUndefined()
})

test("who does not read is dropped, and the others hear on", async () => {
  const { kept, listen, streams } = await start({ perPerson: 9, perProcess: 9 })
  const [stuck, well] = [await listen("meera"), await listen("rohan")]
  stuck.pause()
  const said = { text: "x".repeat(50_000) }
  // More than the machine's own buffers take.
  for (let round = 0; round < 1_000 && streams.count() === 2; round++) {
    for (const stream of kept) stream.send(said)
    await expect.poll(() => well.received.length, { interval: 1 }).toBe(round + 2)
  }
  expect(streams.count()).toBe(1)
  expect(well.endedAt()).toBeUndefined()
})

test("a stop ends all of them first, waits for none, and takes no new one", async () => {
  const { app, kept, listen } = await start({ perPerson: 9, perProcess: 9 })
  const clients = [await listen("meera"), await listen("rohan")]
  const before = Date.now()
  await app.close()
  expect(Date.now() - before).toBeLessThan(1_000)
  for (const one of clients) await expect.poll(one.endedAt).toBeTruthy()
  expect(kept).toHaveLength(2)
})

test("a stop waits a moment for who does not take the end, and no longer", async () => {
  const { app, kept, raws, listen } = await start({ perPerson: 9, perProcess: 9 })
  const stuck = await listen("meera")
  stuck.pause()
  // Until the machine's own buffers are full.
  while (raws[0]!.writableLength === 0) {
    kept[0]!.send("x".repeat(30_000))
    await new Promise(setImmediate)
  }
  const before = Date.now()
  await app.close()
  expect(Date.now() - before).toBeLessThan(5_000)
})

test("heartbeats say how far the reader has come", async () => {
  const { kept, listen } = await start({ perPerson: 9, perProcess: 9 })
  const clients = await listen("meera")
  kept[0]!.setHeartbeatId(() => "7-0")
  kept[0]!.heartbeat()
  await expect.poll(clients.lastId).toBe("7-0")
})
