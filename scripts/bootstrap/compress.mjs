// What the browser's files look like on the line, made once and as small as can be: @fastify/static finds it beside them.
import { readdirSync } from "node:fs"
import { readFile, writeFile } from "node:fs/promises"
import { join } from "node:path"
import { promisify } from "node:util"
import { brotliCompress, gzip } from "node:zlib"

const [brotli, gzipped] = [promisify(brotliCompress), promisify(gzip)]

/** Texts below this are not worth a header. */
const WORTH_BYTES = 200

/** @param folder with all that is in it */
export async function compressTexts(folder) {
  const files = readdirSync(folder, { recursive: true }).filter((name) => /\.(js|css|svg)$/.test(name))
  await Promise.all(files.map((name) => compressText(join(folder, name))))
}

async function compressText(file) {
  const text = await readFile(file)
  if (text.length < WORTH_BYTES) return
  await Promise.all([
    brotli(text).then((bytes) => writeFile(`${file}.br`, bytes)),
    gzipped(text, { level: 9 }).then((bytes) => writeFile(`${file}.gz`, bytes)),
  ])
}
