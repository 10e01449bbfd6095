import { reactRouter } from "@react-router/dev/vite"
import tailwindcss from "@tailwindcss/vite"
import { defineConfig } from "vite"

export default defineConfig(({ isSsrBuild }) => ({
  // The whole server is one bundle, so that no module exists twice.
  build: isSsrBuild ? { rolldownOptions: { input: "./src/main.ts" }, target: "node22" } : { target: "es2022" },
  plugins: [tailwindcss(), reactRouter()],
  server: { middlewareMode: true },
}))
