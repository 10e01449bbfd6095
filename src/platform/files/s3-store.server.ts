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

/** Silence for so long is as good as a refusal: every answer of ours has ten seconds. */
const SILENCE_MS = 4_000

export const openS3Store = (place: S3Location, silenceMs = SILENCE_MS): FileStore => {
  const bucket = { ...place, silenceMs }
  return {
    put: async (name, file) => {
      const answer = await ask(bucket, "PUT", name, file)
      await readOn(answer)
      if (!isFine(answer)) throw refused(answer, "PUT")
    },
    open: async (name) => {
      const answer = await ask(bucket, "GET", name)
      const announced = answer.headers["content-length"]
      if (isFine(answer)) return { body: answer, bytes: announced === undefined ? undefined : Number(announced) }
      await readOn(answer)
      if (answer.statusCode === 404) return undefined
      throw refused(answer, "GET")
    },
    remove: async (name) => {
      const answer = await ask(bucket, "DELETE", name)
      await readOn(answer)
      if (!isFine(answer) && answer.statusCode !== 404) throw refused(answer, "DELETE")
    },
  }
}

const isFine = ({ statusCode = 0 }: IncomingMessage) => statusCode >= 200 && statusCode < 300

const refused = ({ statusCode }: IncomingMessage, method: string) =>
  new Error(`The store of files (FILES_URL) answers ${statusCode} to ${method}.`)

/** What is not read holds its connection. */
const readOn = async (answer: IncomingMessage) => {
  for await (const _ of answer);
}

interface Bucket extends S3Location {
  silenceMs: number
}

const ask = async ({ address, silenceMs, ...keys }: Bucket, method: string, name: string, file?: FileOnDisk) => {
  const content = file && (await readOnDisk(file))
  const signed = await new AwsV4Signer({
    ...keys,
    method,
    url: `${address}/${name}`,
    service: "s3",
    headers: { "x-amz-content-sha256": "UNSIGNED-PAYLOAD", ...(file && { "content-type": file.type }) },
  }).sign()
  const headers = { ...Object.fromEntries(signed.headers), ...(content && { "content-length": content.bytes }) }
  const send = address.startsWith("https:") ? httpsRequest : httpRequest
  const asked = send(signed.url, { method, headers, timeout: silenceMs })
  asked.on("timeout", () => asked.destroy(new Error("The store of files (FILES_URL) is silent.")))
  const answered = new Promise<IncomingMessage>((resolve, reject) => {
    asked.on("response", resolve)
    asked.on("error", reject)
  })
  // A store that refuses early hangs up in the middle of the body: what it has answered counts.
  const sent = content ? pipeline(content.open(), asked).catch(() => {}) : asked.end()
  const answer = await answered
  await sent
  return answer
}
