/** Ports on loopback. A free port can be taken the next moment, so whoever listens must still expect a refusal. */
import { createServer } from "node:net"

export const isPortFree = async (port: number) => (await tryPort(port)) !== undefined

export async function freePort(): Promise<number> {
  const port = await tryPort(0)
  if (port === undefined) throw new Error("No free port on 127.0.0.1.")
  return port
}

function tryPort(wanted: number): Promise<number | undefined> {
  return new Promise((done) => {
    const server = createServer()
    server.once("error", () => done(undefined))
    server.listen({ port: wanted, host: "127.0.0.1" }, () => {
      const address = server.address()
      server.close(() => done(typeof address === "object" ? address?.port : undefined))
    })
  })
}
