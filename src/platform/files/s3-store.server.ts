// Files in an S3-compatible store, by the three requests that all of them understand. The body goes unsigned: it is
// streamed, and over https nobody changes it.
import { request as httpRequest, type IncomingMessage } from "node:http"
import { request as httpsRequest } from "node:https"
import { pipeline } from "node:stream/promises"
import { AwsV4Signer } from "aws4fetch"
import { type FileOnDisk, type FileStore, readOnDisk } from "./file-store.server.ts"

export interface S3Location {
  /** With the bucket: https://host/bucket */
  address: string
  region: string
  accessKeyId: string
  secretAccessKey: string
}

/** @param url s3://key:secret@host/bucket?region=ap-south-1; s3+http:// for one without TLS */
export const s3Location = (url: string): S3Location => {
  const { protocol, host, pathname, username, password, searchParams } = new URL(
    url.replace(/^s3\+http:/, "http:").replace(/^s3:/, "https:"),
  )
  return {
    address: `${protocol}//${host}${pathname.replace(/\/$/, "")}`,
    region: searchParams.get("region") ?? "us-east-1",
    accessKeyId: decodeURIComponent(username),
    secretAccessKey: decodeURIComponent(password),
  }
}

/** Well below the ten seconds of every answer of ours. */
const TIMEOUT_MS = 4_000

export const openS3Store = (place: S3Location, timeoutMs = TIMEOUT_MS): FileStore => {
  const bucket = { ...place, timeoutMs }
  return {
    put: async (name, file) => {
      const answer = await send(bucket, "PUT", name, file)
      await drain(answer)
      if (!isOk(answer)) throw storeError(answer, "PUT")
    },
    open: async (name) => {
      const answer = await send(bucket, "GET", name)
      const announced = answer.headers["content-length"]
      if (isOk(answer)) return { body: answer, bytes: announced === undefined ? undefined : Number(announced) }
      await drain(answer)
      if (answer.statusCode === 404) return undefined
      throw storeError(answer, "GET")
    },
    remove: async (name) => {
      const answer = await send(bucket, "DELETE", name)
      await drain(answer)
      if (!isOk(answer) && answer.statusCode !== 404) throw storeError(answer, "DELETE")
    },
  }
}

const isOk = ({ statusCode = 0 }: IncomingMessage) => statusCode >= 200 && statusCode < 300

const storeError = ({ statusCode }: IncomingMessage, method: string) =>
  new Error(`The store of files (FILES_URL) answers ${statusCode} to ${method}.`)

/** An unread body would keep its connection. */
const drain = async (answer: IncomingMessage) => {
  for await (const _ of answer);
}

interface Bucket extends S3Location {
  timeoutMs: number
}

const send = async ({ address, timeoutMs, ...keys }: Bucket, method: string, name: string, file?: FileOnDisk) => {
  const content = file && (await readOnDisk(file))
  const signed = await new AwsV4Signer({
    ...keys,
    method,
    url: `${address}/${name}`,
    service: "s3",
    headers: { "x-amz-content-sha256": "UNSIGNED-PAYLOAD", ...(file && { "content-type": file.type }) },
  }).sign()
  const headers = { ...Object.fromEntries(signed.headers), ...(content && { "content-length": content.bytes }) }
  const open = address.startsWith("https:") ? httpsRequest : httpRequest
  const request = open(signed.url, { method, headers, timeout: timeoutMs })
  request.on("timeout", () => request.destroy(new Error("The store of files (FILES_URL) is silent.")))
  const answered = new Promise<IncomingMessage>((resolve, reject) => {
    request.on("response", resolve)
    request.on("error", reject)
  })
  // A store that refuses early closes the connection during the body: its answer counts.
  const sent = content ? pipeline(content.open(), request).catch(() => {}) : request.end()
  const answer = await answered
  await sent
  return answer
}
