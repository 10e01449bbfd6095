import { reactRouter } from "@react-router/dev/vite"
import tailwindcss from "@tailwindcss/vite"
import { defineConfig } from "vite"
import { browserFiles, filesThatAreThere, noSchemas } from "./vite/browser-files.ts"
import { contractAddresses } from "./vite/contract-addresses.ts"
import { formFields } from "./vite/form-fields.ts"
import { pageScripts } from "./vite/page-scripts.ts"
import { plainImports } from "./vite/plain-imports.ts"
import { texts } from "./vite/texts.ts"

const language = process.env.BUILD_LANGUAGE ?? "en"

export default defineConfig({
  plugins: [
    plainImports(),
    filesThatAreThere(),
    noSchemas(),
    texts(language),
    contractAddresses(),
    formFields(),
    pageScripts(),
    tailwindcss(),
    reactRouter(),
  ],
  // How long each plugin took is for those who write plugins, not for who starts the site.
  build: { target: "es2022", modulePreload: false, rolldownOptions: { checks: { bundlerTimings: false } } },
  // Named, because a package found late makes Vite reload the page that somebody is looking at. The scan also reads what
  // only the server imports; that never reaches the browser.
  optimizeDeps: {
    include: ["zod", "uuid"],
    exclude: ["@fastify/compress", "@fastify/cookie", "@fastify/static", "fastify", "kysely", "pg"],
  },
  environments: {
    client: { build: { rolldownOptions: { output: { codeSplitting: browserFiles() } } } },
    // The whole server is one bundle, so that no module exists twice.
    ssr: { build: { rolldownOptions: { input: "./src/main.ts" }, target: "node22" } },
  },
})
