// A port that somebody else has is told at once, and not after the minute that installing and building take.
import { createServer } from "node:net"

/** @param settings environment and .env, as the site will read them; what else is wrong with them it says itself */
export async function refuseTakenPort({ PORT = "3000", HOST = "127.0.0.1" }) {
  const port = Number(PORT)
  if (!Number.isInteger(port) || port < 1 || port > 65_535) return
  if ((await faultOfListening(port, HOST)) !== "EADDRINUSE") return
  throw new Error(
    `PORT: another program already listens on ${HOST}:${port}.\nStop it, or choose another one: PORT=${port + 1} npm start`,
  )
}

const faultOfListening = (port, host) =>
  new Promise((done) => {
    const probe = createServer()
    probe.once("error", ({ code }) => done(code))
    probe.listen(port, host, () => probe.close(() => done(undefined)))
  })
