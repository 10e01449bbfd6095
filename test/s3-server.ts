/**
 * A store that speaks S3 as far as we do, in memory: it stands in for a bucket, and refuses a request whose signature does
 * not fit (version 4, as Amazon's documentation describes it). With TEST_S3_URL the same tests run on a real one as well.
 */
import { createHash, createHmac } from "node:crypto"
import { createServer, type IncomingMessage } from "node:http"
import type { AddressInfo } from "node:net"
import { buffer } from "node:stream/consumers"

const KEY = "test-key"
const SECRET = "test/secret+with=signs"

export interface S3Server {
  /** For FILES_URL. */
  url: string
  objects: Map<string, { body: Buffer; type: string | undefined }>
  /** From now on it answers so; undefined: as it should. */
  answerWith: (status: number | "nothing" | undefined) => void
  close: () => Promise<void>
}

export const startS3Server = async (): Promise<S3Server> => {
  const objects: S3Server["objects"] = new Map()
  let fault: number | "nothing" | undefined
  const answer = async (request: IncomingMessage) => {
    const body = await buffer(request)
    if (fault) return { status: fault }
    if (!isSigned(request)) return { status: 403 }
    const name = request.url!.replace(/^\/bucket\//, "")
    if (request.method === "PUT") {
      // What it does not know the length of, a real one refuses.
      if (request.headers["content-length"] === undefined) return { status: 411 }
      objects.set(name, { body, type: request.headers["content-type"] })
      return { status: 200 }
    }
    if (request.method === "DELETE") return { status: objects.delete(name) ? 204 : 404 }
    const found = objects.get(name)
    return found ? { status: 200, body: found.body } : { status: 404 }
  }
  const server = createServer(async (request, response) => {
    if (fault === "nothing") return request.resume()
    const { status, body } = (await answer(request)) as { status: number; body?: Buffer }
    response.writeHead(status, { "content-length": body?.length ?? 0 }).end(body)
  })
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve))
  const { port } = server.address() as AddressInfo
  return {
    url: `s3+http://${KEY}:${encodeURIComponent(SECRET)}@127.0.0.1:${port}/bucket?region=ap-south-1`,
    objects,
    answerWith: (status) => {
      fault = status
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}

const hmac = (key: string | Buffer, text: string) => createHmac("sha256", key).update(text).digest()
const sha256 = (text: string) => createHash("sha256").update(text).digest("hex")

const isSigned = ({ method, url, headers }: IncomingMessage) => {
  const fields =
    /^AWS4-HMAC-SHA256 Credential=([^/]+)\/((\d{8})\/([\w-]+)\/s3\/aws4_request), ?SignedHeaders=([\w;-]+), ?Signature=(\w{64})$/.exec(
      headers.authorization ?? "",
    )
  if (!fields) return false
  const [, key, scope, day, region, names = "", signature] = fields
  const { pathname, search } = new URL(url!, "http://store")
  const lines = names.split(";").map((name) => `${name}:${String(headers[name]).trim()}\n`)
  const canonical = [method, pathname, search.slice(1), lines.join(""), names, headers["x-amz-content-sha256"]].join(
    "\n",
  )
  const toSign = ["AWS4-HMAC-SHA256", headers["x-amz-date"], scope, sha256(canonical)].join("\n")
  const signing = [region!, "s3", "aws4_request"].reduce<Buffer>(hmac, hmac(`AWS4${SECRET}`, day!))
  return key === KEY && names.split(";").includes("host") && hmac(signing, toSign).toString("hex") === signature
}
