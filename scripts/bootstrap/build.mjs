// Builds the server bundle and the browser's files, only if something they are made of has changed.
import { createHash } from "node:crypto"
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import { underLock } from "./lock.mjs"

const STAMP = "build/.stamp"
const SOURCES = ["src", "db", "public"]
const SETTINGS = ["package-lock.json", "package.json", "vite.config.ts", "react-router.config.ts", "tsconfig.json"]

export const SERVER = "build/server/index.js"

/** @param runNode runs the pinned Node with arguments and environment; gives the exit code */
export async function buildIfChanged(runNode) {
  const wanted = hashOfSources()
  const isBuilt = () => existsSync(SERVER) && existsSync(STAMP) && readFileSync(STAMP, "utf8") === wanted
  if (isBuilt()) return 0
  return underLock(".data/build.lock", async () => {
    if (isBuilt()) return 0
    console.log("Building …")
    rmSync(STAMP, { force: true })
    const code = await runNode(["node_modules/@react-router/dev/bin.cjs", "build", "--logLevel", "warn"], {
      NODE_ENV: "production",
    })
    if (code === 0) writeFileSync(STAMP, wanted)
    return code
  })
}

function hashOfSources() {
  const hash = createHash("sha256").update(`${process.platform} ${process.arch}`)
  const files = [...SOURCES.flatMap(filesUnder), ...SETTINGS.filter(existsSync)]
  for (const file of files.sort()) hash.update(`\n${file}\n`).update(readFileSync(file))
  return hash.digest("hex")
}

function filesUnder(folder) {
  if (!existsSync(folder)) return []
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name)
    if (entry.isDirectory()) return filesUnder(path)
    return /\.test\.tsx?$/.test(entry.name) ? [] : [path]
  })
}
