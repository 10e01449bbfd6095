// What needs no program that runs: types, lint, unused code, the generated types. Each works on one core, so they run
// beside each other; what one says is shown in one piece.
import { closeSync, mkdirSync, mkdtempSync, openSync, readFileSync, rmSync } from "node:fs"
import { join } from "node:path"

const typegen = ["node_modules/@react-router/dev/bin.cjs", "typegen"]
// The longest first: its lines come first, and the others are done by then.
const checks = [
  { name: "types", commands: [typegen, ["node_modules/typescript/bin/tsc", "--noEmit", "-p", "."]] },
  { name: "lint and format", commands: [["node_modules/@biomejs/biome/bin/biome", "ci", ".", "--colors=off"]] },
  { name: "unused code and packages", commands: [["node_modules/knip/bin/knip.js"]] },
  { name: "db/types.ts matches the migrations", commands: [["scripts/db-types.ts", "--verify"]] },
]

/**
 * @param runNode runs the pinned Node with arguments, environment and options of the child; gives the exit code
 * @param folder where what they say is kept while they run
 * @returns each by its name, with the promise of what came of it
 */
export const startStaticChecks = (runNode, folder) => {
  mkdirSync(folder, { recursive: true })
  const place = mkdtempSync(join(folder, "checks-"))
  const started = checks.map(({ name, commands }, at) => {
    return { name, running: run(runNode, commands, join(place, String(at))) }
  })
  Promise.allSettled(started.map(({ running }) => running)).then(() => rmSync(place, { recursive: true, force: true }))
  return started
}

async function run(runNode, commands, file) {
  const startedAt = Date.now()
  const output = openSync(file, "a")
  let code = 0
  try {
    for (const command of commands) code ||= await runNode(command, {}, { stdio: ["ignore", output, output] })
  } finally {
    closeSync(output)
  }
  return { code, said: readFileSync(file, "utf8"), seconds: (Date.now() - startedAt) / 1000 }
}
