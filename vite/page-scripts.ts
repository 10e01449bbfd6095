/**
 * Scripts that run outside of the application, `x.script.ts`, are made of the same modules as the application and
 * compiled to one small plain program. `import text from "./x.script.ts?script-text"` gives the program, to stand in
 * the page; `?script-src` the address of the file it is served as, named by its content.
 */
import { createHash } from "node:crypto"
import { basename } from "node:path"
import { build, type Plugin, type Rolldown } from "vite"
import type {} from "vitest/config"
import { contractAddresses } from "./contract-addresses.ts"

const asked = /^(.+\.script\.ts)\?script-(text|src|file)$/

/** Of each module made here the files it is made of: under development it is made anew when one of them changes. */
const parts = new Map<string, string[]>()

export const pageScripts = (): Plugin => ({
  name: "page-scripts",
  enforce: "pre",
  load(id) {
    return loadScript(this, id)
  },
  // The tests' cache knows a script by its own text alone, not by what it imports.
  configureVitest: ({ defineCacheKeyGenerator }) =>
    defineCacheKeyGenerator(({ id }) => (asked.test(id) ? false : undefined)),
  hotUpdate({ file, modules }) {
    const made = [...parts].filter(([, files]) => files.includes(file)).map(([id]) => id)
    return [...modules, ...made.flatMap((id) => this.environment.moduleGraph.getModuleById(id) ?? [])]
  },
})

const loadScript = async (context: Rolldown.PluginContext, id: string): Promise<string | undefined> => {
  const [, path, as] = asked.exec(id) ?? []
  if (!path) return
  // What it names itself is served as what the application names.
  const named: Plugin = { name: "named-scripts", enforce: "pre", load: (one) => loadScript(context, one) }
  const { code, modules } = await compile(path, named)
  parts.set(id, modules)
  const { mode, config } = context.environment
  // Under development the file is this module once more, served by Vite as it is.
  if (as === "file") return code
  if (as === "text") return exporting(code)
  if (mode !== "build") return exporting(`${path.replace(config.root, "")}?script-file`)
  const fileName = `${config.build.assetsDir}/${basename(path, ".script.ts")}-${hashOf(code)}.js`
  // The server only names what the browser's build has made.
  if (config.consumer === "client") context.emitFile({ type: "asset", fileName, source: code })
  return exporting(`${config.base}${fileName}`)
}

const exporting = (text: string) => `export default ${JSON.stringify(text)}`

const hashOf = (code: string) => createHash("sha256").update(code).digest("base64url").slice(0, 8)

const compile = async (input: string, named: Plugin) => {
  const built = await build({
    configFile: false,
    plugins: [contractAddresses(), named],
    publicDir: false,
    logLevel: "warn",
    build: {
      write: false,
      target: "es2022",
      modulePreload: false,
      rolldownOptions: { input, output: { format: "iife" }, checks: { bundlerTimings: false } },
    },
  })
  const [script] = "output" in built ? built.output : []
  if (script?.type !== "chunk") throw new Error(`${input} did not become one script.`)
  return { code: script.code.trim(), modules: script.moduleIds }
}
