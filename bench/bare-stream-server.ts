/** The limit of live delivery: node:http streams of events, and a POST that sends its body to one of them. Ends with its parent. */
import { createServer, type ServerResponse } from "node:http"
import type { AddressInfo } from "node:net"

const streams = new Map<string, ServerResponse>()

const server = createServer((request, response) => {
  const url = new URL(request.url!, "http://here")
  if (url.pathname === "/cpu") {
    const { user, system } = process.cpuUsage()
    return response.end(JSON.stringify({ seconds: (user + system) / 1_000_000 }))
  }
  const name = url.searchParams.get("to")!
  if (request.method === "GET") {
    response.writeHead(200, { "content-type": "text/event-stream" }).flushHeaders()
    return void streams.set(name, response)
  }
  const chunks: Buffer[] = []
  request.on("data", (chunk: Buffer) => void chunks.push(chunk))
  request.on("end", () => {
    streams.get(name)?.write(`data: ${Buffer.concat(chunks)}\n\n`)
    response.writeHead(201).end("{}")
  })
})
process.on("disconnect", () => process.exit(0))
server.listen(0, "127.0.0.1", () => process.send?.({ port: (server.address() as AddressInfo).port }))
