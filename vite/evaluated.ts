import { relative } from "node:path"
import { type Plugin, runnerImport } from "vite"

type Exports = Record<string, unknown>

/**
 * In the browser's copy a module of this kind is what is printed of its evaluated exports. On the server, in tests and
 * for the types it stays whole.
 */
export const evaluated = (name: string, id: RegExp, print: (module: Exports, file: string) => string): Plugin => ({
  name,
  enforce: "pre",
  applyToEnvironment: (environment) => environment.name === "client",
  load: {
    filter: { id },
    async handler(file) {
      // Evaluated anew each time, with what it imports: in development it changes while the server runs.
      const { module, dependencies } = await runnerImport<Exports>(file, { configFile: false })
      for (const dependency of dependencies) this.addWatchFile(dependency)
      return { code: print(module, relative(process.cwd(), file)), map: { mappings: "" } }
    },
  },
})
