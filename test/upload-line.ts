/** An upload over a real connection, which a test may break, slow down or leave open. */
import { request as httpRequest, type IncomingHttpHeaders } from "node:http"
import type { AddressInfo } from "node:net"
import { text } from "node:stream/consumers"
import type { TestApp } from "./app.ts"

interface LineAnswer {
  status?: number | undefined
  headers?: IncomingHttpHeaders
  body?: { message: string; id?: string }
}

interface Line {
  token: string
  purpose?: string
  name?: string
  from?: string
}

/** @param bytes announced, whatever is sent */
export const openLine = (
  { app }: TestApp,
  bytes: number,
  { token, purpose = "portrait", name = "me.jpg", from = "203.0.113.1" }: Line,
) => {
  const request = httpRequest({
    port: (app.server.address() as AddressInfo).port,
    host: "127.0.0.1",
    method: "POST",
    path: `/api/files?${new URLSearchParams({ purpose, name })}`,
    headers: {
      authorization: `Bearer ${token}`,
      "content-type": "application/octet-stream",
      "content-length": bytes,
      "x-forwarded-for": from,
    },
  })
  const answer = new Promise<LineAnswer>((resolve) => {
    request.on("response", async (response) =>
      resolve({ status: response.statusCode, headers: response.headers, body: JSON.parse(await text(response)) }),
    )
    request.on("error", () => resolve({}))
  })
  return { request, answer, answered: answer.then(({ status }) => status) }
}
