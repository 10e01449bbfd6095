// A page calls the API by the contract itself, but must not ship its schemas: in the browser's copy a contract module is
// its calls' methods and paths and nothing else. They are read off the evaluated module, so a contract may be written in
// any way.
import { relative } from "node:path"
import { type Plugin, runnerImport } from "vite"

export const contractAddresses = (): Plugin => ({
  name: "contract-addresses",
  enforce: "pre",
  applyToEnvironment: ({ name }) => name === "client",
  load: {
    filter: { id: /\.contract\.ts$/ },
    async handler(file) {
      // Evaluated anew each time, with what it imports: in development it changes while the server runs.
      const { module, dependencies } = await runnerImport<Record<string, unknown>>(file, { configFile: false })
      for (const dependency of dependencies) this.addWatchFile(dependency)
      return { code: addressesOf(module, relative(process.cwd(), file)), map: { mappings: "" } }
    },
  },
})

/** What the browser keeps of a contract module, as source. */
export const addressesOf = (module: Record<string, unknown>, file: string) =>
  Object.entries(module)
    .map(([name, value]) => {
      if (!isContract(value))
        throw new Error(
          `${file} exports "${name}", which is no contract. The browser gets the addresses of contracts only: ` +
            "please move it to a .rules.ts or .schema.ts file beside it.",
        )
      return `export const ${name} = ${JSON.stringify({ method: value.method, path: value.path })}\n`
    })
    .join("")

const isContract = (value: unknown): value is { method: string; path: string } =>
  typeof value === "object" && value !== null && "method" in value && "path" in value && "who" in value
