// Builds the server bundle and the browser's files, only if something they are made of has changed.
import { createHash } from "node:crypto"
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import { compressTexts } from "./compress.mjs"
import { underLock } from "./lock.mjs"

const STAMP = "build/.stamp"
const SOURCES = ["src", "vite", "db", "public"]
const SETTINGS = ["package-lock.json", "package.json", "vite.config.ts", "react-router.config.ts", "tsconfig.json"]

export const SERVER = "build/server/index.js"

/**
 * @param runNode runs the pinned Node with arguments and environment; gives the exit code
 * @param languages those beside English that need files of their own for the browser
 */
export async function buildIfChanged(runNode, languages = process.env.PSEUDO_LANGUAGE ? ["xa"] : []) {
  const sources = hashOfSources()
  const isBuilt = () => existsSync(SERVER) && isStamped(sources, languages)
  if (isBuilt()) return 0
  return underLock(".data/build.lock", async () => {
    if (isBuilt()) return 0
    console.log("Building …")
    rmSync(STAMP, { force: true })
    const code = await build(runNode, {})
    if (code !== 0) return code
    for (const language of languages) {
      const failure = await addLanguage(runNode, language)
      if (failure !== 0) return failure
    }
    separateRoutes("build/client/assets")
    await compressTexts("build/client")
    writeFileSync(STAMP, [sources, ...languages].join(" "))
    return 0
  })
}

const build = (runNode, env) =>
  runNode(["node_modules/@react-router/dev/bin.cjs", "build", "--logLevel", "warn"], { NODE_ENV: "production", ...env })

/** A build that holds more languages than are asked for serves as well. */
function isStamped(sources, languages) {
  if (!existsSync(STAMP)) return false
  const [built, ...builtLanguages] = readFileSync(STAMP, "utf8").split(" ")
  return built === sources && languages.every((language) => builtLanguages.includes(language))
}

/** Most files are the same and named by their content: what differs comes beside them, and a list of which page needs which. */
async function addLanguage(runNode, language) {
  const folder = `build/.${language}`
  const code = await build(runNode, { BUILD_LANGUAGE: language, BUILD_DIRECTORY: folder })
  if (code === 0) {
    const assets = join(folder, "client", "assets")
    cpSync(assets, join("build", "client", "assets"), { recursive: true, force: false })
    const manifest = readdirSync(assets).find((name) => /^manifest-.*\.js$/.test(name))
    const [, json] = /=(.*);\s*$/s.exec(readFileSync(join(assets, manifest), "utf8"))
    mkdirSync("build/languages", { recursive: true })
    writeFileSync(`build/languages/${language}.json`, json)
  }
  rmSync(folder, { recursive: true, force: true })
  return code
}

/**
 * Every page loads the manifest, and most people never see an administrators' page, or one that a link in a mail leads to:
 * those stand only in the whole one, which these pages load in its place (src/shell/app-scripts.tsx).
 */
function separateRoutes(assets) {
  const separate = JSON.parse(readFileSync("src/shell/separate-routes.json", "utf8"))
  for (const name of readdirSync(assets).filter((name) => /^manifest-\w+\.js$/.test(name))) {
    const whole = readFileSync(join(assets, name), "utf8")
    const [, start, json, end] = /^(.*?=)(\{.*\})(;?\s*)$/s.exec(whole)
    const { routes, ...rest } = JSON.parse(json)
    const shown = Object.entries(routes).filter(
      ([id, { parentId }]) => !separate.includes(id) && !separate.includes(parentId),
    )
    writeFileSync(join(assets, name.replace(/\.js$/, ".whole.js")), whole)
    // What a route has not is not said: the router asks whether it has it. Nor is what it imports, which only links that
    // preload would ask for, nor the styles of the root, which are there.
    const ownCss = (css = []) => {
      const own = css.filter((file) => !routes.root.css.includes(file))
      return own.length > 0 ? own : undefined
    }
    const routesOf = ([id, { imports: _, css, ...route }]) => [id, { ...route, css: id === "root" ? css : ownCss(css) }]
    const said = JSON.stringify({ ...rest, routes: Object.fromEntries(shown.map(routesOf)) }, (_, value) =>
      value === false ? undefined : value,
    )
    writeFileSync(join(assets, name), start + said + end)
  }
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
