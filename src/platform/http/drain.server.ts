// A stop loses no request: first nobody new is let in, then each connection that is kept alive is told with its next answer
// that this was the last one, and only what nobody uses is hung up. To close at once would meet requests on their way.
// (A connection that the kernel has and this process has not yet seen is lost with the listener; behind a balancer, which
// has looked at /readyz by then, there is none.)
import { Server } from "node:net"
import { setTimeout as pause } from "node:timers/promises"
import type { FastifyInstance } from "fastify"

/** Who is asking on and on has asked again by then; a page that lies open has not. */
const QUIET_MS = 500
/** With the time for a balancer to look elsewhere and the longest answer below the 15 s after which the process is ended. */
const LONGEST_MS = 1_500
const LOOK_EVERY_MS = 10

export const drainOnClose = (app: FastifyInstance, endStreams = () => {}) => {
  let isClosing = false
  app.addHook("onSend", (_request, reply, _payload, done) => {
    if (isClosing) reply.header("connection", "close")
    done()
  })
  app.addHook("preClose", async () => {
    isClosing = true
    endStreams()
    const { server } = app
    if (!server.listening) return
    // The HTTP server's own way of closing would hang up all that is idle in this very moment.
    Server.prototype.close.call(server)
    const startedAt = Date.now()
    let askedAt = startedAt
    server.on("request", () => {
      askedAt = Date.now()
    })
    const isInUse = () => Date.now() - askedAt < QUIET_MS && Date.now() - startedAt < LONGEST_MS
    while (isInUse() && (await connectionsOf(server)) > 0) await pause(LOOK_EVERY_MS)
  })
}

const connectionsOf = (server: Server) =>
  new Promise<number>((resolve) => server.getConnections((error, count) => resolve(error ? 0 : count)))
