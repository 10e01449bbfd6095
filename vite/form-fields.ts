// A form checks what is typed by its schema's constraints, but must not ship the schema: in the browser's copy a fields
// module is the data that it evaluates to. On the server, in tests and for the types it stays whole.
import { type Plugin, runnerImport } from "vite"

export const formFields = (): Plugin => ({
  name: "form-fields",
  enforce: "pre",
  applyToEnvironment: ({ name }) => name === "client",
  load: {
    filter: { id: /\.fields\.ts$/ },
    async handler(id) {
      // Evaluated anew each time, with what it imports: in development a schema changes while the server runs.
      const { module, dependencies } = await runnerImport<Record<string, unknown>>(id, { configFile: false })
      for (const file of dependencies) this.addWatchFile(file)
      return { code: asData(module), map: { mappings: "" } }
    },
  },
})

const asData = (module: Record<string, unknown>) =>
  Object.entries(module)
    .map(([name, value]) => `export const ${name} = ${JSON.stringify(value)}\n`)
    .join("")
