/** A proxy between a browser and the site that breaks what is sent the way connections and servers do. */
import { createServer, type IncomingMessage, request, type ServerResponse } from "node:http"
import type { AddressInfo } from "node:net"
import { pipeline } from "node:stream"
import { siteUrl } from "./browser.ts"

export const troubles = ["dead", "lost", "cut", "busy", "crowded", "broken", "portal", "held"] as const
export type Trouble = (typeof troubles)[number]

export interface BadConnection {
  url: string
  /** Faults of the next submissions, one each; later ones pass. */
  expect: (coming: readonly Trouble[]) => void
  /** Ends all faults and lets pending submissions pass. */
  recover: () => void
  /** Whatever is under way ends here, streams too. */
  drop: () => void
  close: () => void
}

/** @param breaks the paths whose POSTs meet the faults */
export const openBadConnection = async (breaks = submissions): Promise<BadConnection> => {
  let coming: Trouble[] = []
  let held: (() => void)[] = []
  const server = createServer(async (asked, answer) => {
    // Its sender may have gone in the middle of it.
    const body = await bodyOf(asked).catch(() => undefined)
    if (!body) return
    if (asked.method !== "POST" || !breaks.test(asked.url ?? "")) return pass(asked, body, answer)
    const trouble = coming.shift()
    if (trouble === "held") await new Promise<void>((go) => held.push(go))
    else if (trouble) return befall[trouble](asked, body, answer)
    return pass(asked, body, answer)
  })
  await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    expect: (next) => {
      coming = [...next]
    },
    recover: () => {
      coming = []
      for (const go of held.splice(0)) go()
      held = []
    },
    drop: () => server.closeAllConnections(),
    close: () => {
      server.close()
      server.closeAllConnections()
    },
  }
}

const submissions = /^\/api\/(contact\/submit|professional-registration|careers\/register-interest)$/

type Befall = (asked: IncomingMessage, body: Buffer, answer: ServerResponse) => unknown

const befall: Record<Exclude<Trouble, "held">, Befall> = {
  dead: (asked) => asked.socket.destroy(),
  lost: async (asked, body) => {
    await atSite(asked, body).catch(() => undefined)
    asked.socket.destroy()
  },
  cut: async (asked, body, answer) => {
    const { status, headers, text } = await atSite(asked, body)
    answer.writeHead(status, headers)
    answer.write(text.subarray(0, text.length / 2))
    answer.flushHeaders()
    setImmediate(() => asked.socket.destroy())
  },
  busy: (_asked, _body, answer) => refuse(answer, 503, "unavailable"),
  crowded: (_asked, _body, answer) => refuse(answer, 429, "too_many"),
  broken: (_asked, _body, answer) => answer.writeHead(500, { "content-type": "text/html" }).end("<h1>Oops</h1>"),
  portal: (_asked, _body, answer) => answer.writeHead(200, { "content-type": "text/html" }).end("<h1>Sign in</h1>"),
}

const refuse = (answer: ServerResponse, status: number, code: string) =>
  answer
    .writeHead(status, { "content-type": "application/json", "retry-after": "1" })
    .end(JSON.stringify({ success: false, code, message: "Please try again in a moment." }))

/** Piece by piece, as a stream comes. */
const pass: Befall = (asked, body, answer) => {
  const { method, headers } = asked
  const passed = request(new URL(asked.url!, siteUrl), { method, headers }, (from) => {
    answer.writeHead(from.statusCode!, from.headers)
    pipeline(from, answer, () => {})
  })
  answer.on("close", () => passed.destroy())
  passed.on("error", () => asked.socket.destroy()).end(body)
}

const bodyOf = async (from: AsyncIterable<Buffer>) => {
  const pieces: Buffer[] = []
  for await (const piece of from) pieces.push(piece)
  return Buffer.concat(pieces)
}

const atSite = (asked: IncomingMessage, body: Buffer) =>
  new Promise<{ status: number; headers: IncomingMessage["headers"]; text: Buffer }>((resolve, reject) => {
    const { method, headers } = asked
    const onAnswer = async (answer: IncomingMessage) => {
      const { "transfer-encoding": _, ...kept } = answer.headers
      resolve({ status: answer.statusCode!, headers: kept, text: await bodyOf(answer) })
    }
    request(new URL(asked.url!, siteUrl), { method, headers }, (answer) => void onAnswer(answer).catch(reject))
      .on("error", reject)
      .end(body)
  })
