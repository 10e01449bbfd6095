/** A client of a stream of server-sent events, over a real connection, parsed as the standard says. */
import { type ClientRequest, type IncomingMessage, request } from "node:http"

export interface ReceivedEvent {
  event: string
  id: string | undefined
  data: string
  /** When to reconnect, in milliseconds. */
  retry: string | undefined
}

export interface StreamClient {
  status: number
  headers: IncomingMessage["headers"]
  received: ReceivedEvent[]
  /** Without heartbeats and resets. */
  events: () => { kind: string; params: Record<string, string> }[]
  /** As a browser would send it when it reconnects. */
  lastId: () => string | undefined
  /** Undefined while it is open. */
  endedAt: () => number | undefined
  /** Stops reading, as a stuck browser. */
  pause: () => void
  resume: () => void
  stop: () => void
}

export const openStreamClient = (address: string, headers: Record<string, string>): Promise<StreamClient> =>
  new Promise((resolve, reject) => {
    const clientRequest = request(address, { headers, agent: false }, (response) =>
      resolve(clientOf(clientRequest, response)),
    )
    clientRequest.on("error", reject)
    clientRequest.end()
  })

const clientOf = (clientRequest: ClientRequest, response: IncomingMessage): StreamClient => {
  const received: ReceivedEvent[] = []
  let endedAt: number | undefined
  let rest = ""
  response.setEncoding("utf8")
  response.on("data", (text: string) => {
    const blocks = (rest + text).split("\n\n")
    rest = blocks.pop()!
    received.push(...blocks.map(blockIn))
  })
  response.on("error", () => {})
  clientRequest.on("error", () => {})
  response.on("close", () => {
    endedAt = Date.now()
  })
  return {
    status: response.statusCode!,
    headers: response.headers,
    received,
    events: () => received.filter(({ event }) => event === "message").map(({ data }) => JSON.parse(data)),
    lastId: () => received.findLast(({ id }) => id !== undefined)?.id,
    endedAt: () => endedAt,
    pause: () => void response.pause(),
    resume: () => void response.resume(),
    stop: () => void clientRequest.destroy(),
  }
}

const blockIn = (text: string): ReceivedEvent => {
  const fields = new Map(
    text
      .split("\n")
      .map((line) => /^(\w+): ?(.*)$/.exec(line))
      .flatMap((match) => (match ? [[match[1]!, match[2]!] as const] : [])),
  )
  const [event = "message", data = ""] = [fields.get("event"), fields.get("data")]
  return { event, id: fields.get("id"), data, retry: fields.get("retry") }
}
