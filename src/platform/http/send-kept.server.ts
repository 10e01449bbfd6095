// An answer out of the page cache: in the encoding that the asker takes, or only that theirs is still good.
import type { FastifyReply, FastifyRequest } from "fastify"
import type { KeptPage } from "../pages/page-cache.server.ts"

export const sendKept = (
  request: FastifyRequest,
  reply: FastifyReply,
  page: KeptPage,
  headers: { "content-type": string; "cache-control": string; "content-security-policy"?: string },
) => {
  const accepted = encodingsOf(String(request.headers["accept-encoding"] ?? ""))
  const encoding = (["br", "gzip"] as const).find((one) => accepted.includes(one))
  reply.headers({ ...headers, vary: "accept-encoding", etag: page.etag })
  if (isKnown(request.headers["if-none-match"], page.etag)) return reply.status(304).send()
  if (encoding) reply.header("content-encoding", encoding)
  return reply.send(page[encoding ?? "identity"])
}

/** "br;q=0" says that it is not wanted. */
const encodingsOf = (header: string) =>
  header
    .split(",")
    .filter((one) => !/;\s*q=0(\.0*)?\s*$/.test(one))
    .map((one) => one.split(";")[0]!.trim())

const isKnown = (known: string | undefined, etag: string) =>
  known?.split(",").some((one) => one.trim().replace(/^W\//, "") === etag) ?? false
