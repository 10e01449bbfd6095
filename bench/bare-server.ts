/** The limit of HTTP itself: node:http alone, sending the bytes it is told. Ends with the process that forked it. */
import { createServer } from "node:http"
import type { AddressInfo } from "node:net"
import type { CapturedAnswer } from "./load.ts"

let answer: CapturedAnswer = { status: 200, headers: {}, body: "" }
let body = Buffer.alloc(0)

process.on("message", (message: CapturedAnswer) => {
  answer = message
  body = Buffer.from(message.body, "base64")
  process.send?.("set")
})
process.on("disconnect", () => process.exit(0))

const server = createServer((request, response) => {
  request.resume()
  request.on("end", () => response.writeHead(answer.status, answer.headers).end(body))
})
server.listen(0, "127.0.0.1", () => process.send?.({ port: (server.address() as AddressInfo).port }))
