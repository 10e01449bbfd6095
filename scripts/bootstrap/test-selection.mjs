// What `npm test -- …` asks for: everything, some files or folders, the tests of a name, a part of all of them.
import { existsSync } from "node:fs"
import { normalize } from "node:path"

/**
 * Paths under e2e/ are the browser's, others are vitest's; what is not known here is handed on as it is.
 * @param {string[]} args such as ["e2e/journeys/race.spec.ts", "-t", "double click"] or ["--shard=1/2"]
 */
export function readSelection(args) {
  const paths = []
  const options = []
  let name
  let shard
  for (let at = 0; at < args.length; at++) {
    const [flag, value = () => args[++at]] = splitOption(args[at])
    if (flag === "-t" || flag === "-g" || flag === "--grep") name = value()
    else if (flag === "--shard") shard = readShard(value())
    else if (flag) options.push(args[at])
    else paths.push(readPath(args[at]))
  }
  const browser = paths.filter((path) => path.startsWith("e2e"))
  const unit = paths.filter((path) => !path.startsWith("e2e"))
  const isNarrow = paths.length > 0 || name !== undefined || options.length > 0
  return {
    // The first shard has the static checks, so that all shards together are everything.
    checks: !isNarrow && (shard === undefined || shard.startsWith("1/")),
    unit: paths.length === 0 || unit.length > 0 ? vitestArguments({ paths: unit, name, shard, options }) : undefined,
    browser:
      paths.length === 0 || browser.length > 0 ? browserArguments({ paths: browser, name, shard, options }) : undefined,
  }
}

const vitestArguments = ({ paths, name, shard, options }) => [
  ...paths,
  ...(name === undefined ? [] : ["--testNamePattern", name]),
  ...sharedArguments(paths, shard, "--passWithNoTests"),
  ...options,
]

/** Playwright takes paths and names for regular expressions. */
const browserArguments = ({ paths, name, shard, options }) => [
  ...paths.map((path) => path.replace(/[.+()[\]]/g, "\\$&")),
  ...(name === undefined ? [] : ["--grep", name]),
  ...sharedArguments(paths, shard, "--pass-with-no-tests"),
  ...options,
]

/** Where nobody said in which files a name stands, one of the two may well not know it. */
const sharedArguments = (paths, shard, passWithNoTests) => [
  ...(shard === undefined ? [] : [`--shard=${shard}`]),
  ...(paths.length === 0 ? [passWithNoTests] : []),
]

function splitOption(argument) {
  if (!argument.startsWith("-")) return []
  const [flag, ...rest] = argument.split("=")
  return rest.length > 0 ? [flag, () => rest.join("=")] : [flag]
}

function readShard(value) {
  if (!/^[1-9]\d*\/[1-9]\d*$/.test(value ?? "")) throw new Error(`A shard is written as 1/2, not "${value}".`)
  return value
}

function readPath(argument) {
  const path = normalize(argument)
  if (!existsSync(path.replace(/:\d+$/, ""))) throw new Error(`There is no file or folder ${argument} to test.`)
  if (path.startsWith("test/faults")) throw new Error("The accidents have a command of their own: npm run test:faults.")
  return path
}
