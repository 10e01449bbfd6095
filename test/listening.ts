/** A browser's end of a stream of events, over a real connection, taken apart as the standard says. */
import { type ClientRequest, type IncomingMessage, request } from "node:http"

export interface HeardEvents {
  event: string
  id: string | undefined
  data: string
  /** When to come back, in milliseconds. */
  retry: string | undefined
}

export interface Listening {
  status: number
  headers: IncomingMessage["headers"]
  heard: HeardEvents[]
  /** What was said beside heartbeats. */
  news: () => { kind: string; params: Record<string, string> }[]
  /** As a browser would send it when it comes back. */
  lastId: () => string | undefined
  /** Undefined while it is open. */
  endedAt: () => number | undefined
  /** Reads no further, as a browser that is stuck. */
  pause: () => void
  resume: () => void
  stop: () => void
}

export const listenTo = (address: string, headers: Record<string, string>): Promise<Listening> =>
  new Promise((resolve, reject) => {
    const asked = request(address, { headers, agent: false }, (response) => resolve(hearing(asked, response)))
    asked.on("error", reject)
    asked.end()
  })

const hearing = (asked: ClientRequest, response: IncomingMessage): Listening => {
  const heard: HeardEvents[] = []
  let endedAt: number | undefined
  let rest = ""
  response.setEncoding("utf8")
  response.on("data", (text: string) => {
    const blocks = (rest + text).split("\n\n")
    rest = blocks.pop()!
    heard.push(...blocks.map(blockIn))
  })
  response.on("error", () => {})
  asked.on("error", () => {})
  response.on("close", () => {
    endedAt = Date.now()
  })
  return {
    status: response.statusCode!,
    headers: response.headers,
    heard,
    news: () => heard.filter(({ event }) => event === "message").map(({ data }) => JSON.parse(data)),
    lastId: () => heard.findLast(({ id }) => id !== undefined)?.id,
    endedAt: () => endedAt,
    pause: () => void response.pause(),
    resume: () => void response.resume(),
    stop: () => void asked.destroy(),
  }
}

const blockIn = (text: string): HeardEvents => {
  const fields = new Map(
    text
      .split("\n")
      .map((line) => /^(\w+): ?(.*)$/.exec(line))
      .flatMap((match) => (match ? [[match[1]!, match[2]!] as const] : [])),
  )
  const [event = "message", data = ""] = [fields.get("event"), fields.get("data")]
  return { event, id: fields.get("id"), data, retry: fields.get("retry") }
}
