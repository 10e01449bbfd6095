/** A stop under load: whoever has asked gets an answer, and only who comes too late finds the door closed. */
import { pbkdf2 } from "node:crypto"
import { Agent, request } from "node:http"
import { promisify } from "node:util"
import pino from "pino"
import { expect, test } from "vitest"
import { until } from "../../../test/until.ts"
import { openServer } from "./http.server.ts"

/** Takes a while, in another thread. */
const work = promisify(pbkdf2)

type Outcome = "answered" | "too late" | "cut"

const ask = (port: number, agent: Agent) =>
  new Promise<Outcome>((resolve) => {
    let isConnected = false
    const asked = request({ port, host: "127.0.0.1", path: "/slow", agent }, (response) => {
      response.resume()
      response.on("end", () => resolve(response.statusCode === 200 ? "answered" : "cut"))
      response.on("error", () => resolve("cut"))
    })
    asked.on("socket", (socket) => {
      isConnected = !socket.connecting
      socket.once("connect", () => {
        isConnected = true
      })
    })
    asked.on("error", () => resolve(isConnected ? "cut" : "too late"))
    asked.end()
  })

const stopUnderLoad = async ({ keepAlive }: { keepAlive: boolean }) => {
  const app = await openServer({
    log: pino({ level: "silent" }),
    publicUrl: "http://127.0.0.1:3000",
    trustedProxies: [],
    rateLimitScale: 1000,
  })
  app.get("/slow", async () => {
    await work("password", "salt", 10_000, 32, "sha256")
    return { text: "done" }
  })
  await app.listen({ port: 0, host: "127.0.0.1" })
  const { port } = app.server.address() as { port: number }
  let connections = 0
  app.server.on("connection", () => {
    connections += 1
  })
  const counts = { answered: 0, "too late": 0, cut: 0 }
  const agent = new Agent({ keepAlive })
  const client = async () => {
    for (let outcome: Outcome = "answered"; outcome === "answered"; ) {
      outcome = await ask(port, agent)
      counts[outcome] += 1
    }
  }
  const clients = Promise.all(Array.from({ length: 50 }, client))
  await until(() => counts.answered > 250 && connections >= 50, "the load")
  const before = counts.answered
  await app.close()
  await clients
  agent.destroy()
  return { ...counts, connections, answeredInTheEnd: counts.answered - before }
}

test("with connections that are kept alive nobody who asks is cut off", async () => {
  const { cut, answeredInTheEnd } = await stopUnderLoad({ keepAlive: true })
  expect(cut).toBe(0)
  expect(answeredInTheEnd).toBeGreaterThan(0)
})

test("with a connection for each request, all that were accepted are answered", async () => {
  const { answered, connections } = await stopUnderLoad({ keepAlive: false })
  expect(answered).toBe(connections)
})

test("a page that lies open does not hold the stop up", async () => {
  const app = await openServer({ log: pino({ level: "silent" }), publicUrl: "", trustedProxies: [], rateLimitScale: 1 })
  const address = await app.listen({ port: 0, host: "127.0.0.1" })
  await (await fetch(`${address}/healthz`)).text()
  const before = Date.now()
  await app.close()
  expect(Date.now() - before).toBeLessThan(3_000)
})
