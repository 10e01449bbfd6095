// The encoding of an answer: one that the client accepts, where it is worth its cost.
import { promisify } from "node:util"
import { brotliCompress, constants, gzip, gzipSync } from "node:zlib"

const brotli = promisify(brotliCompress)
const zip = promisify(gzip)
export const compress = {
  br: (bytes: Buffer) => brotli(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } }),
  // Little is done before another thread has heard of it.
  gzip: (bytes: Buffer) => (bytes.length < 32_768 ? gzipSync(bytes, { level: 5 }) : zip(bytes, { level: 5 })),
}

export type Encoding = keyof typeof compress

/** Brotli spares a slow network for pages; for JSON it saves 2 % and costs the server twice as much, and little JSON is not worth either. */
export const encodingFor = (header: string | string[] | undefined, type: string, length: number) => {
  const isJson = type.startsWith("application/json")
  if (type === "image/png" || (isJson && length < 1024)) return undefined
  const accepted = encodingsOf(String(header ?? ""))
  return (isJson ? (["gzip"] as const) : (["br", "gzip"] as const)).find((one) => accepted.includes(one))
}

/** "br;q=0" says that it is not wanted. */
const encodingsOf = (header: string) =>
  header
    .split(",")
    .filter((one) => !/;\s*q=0(\.0*)?\s*$/.test(one))
    .map((one) => one.split(";")[0]!.trim())
