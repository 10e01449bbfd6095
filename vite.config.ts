import { reactRouter } from "@react-router/dev/vite"
import tailwindcss from "@tailwindcss/vite"
import { defineConfig } from "vite"

export default defineConfig({
  plugins: [tailwindcss(), reactRouter()],
  build: { target: "es2022" },
  // The whole server is one bundle, so that no module exists twice.
  environments: { ssr: { build: { rollupOptions: { input: "./src/main.ts" }, target: "node22" } } },
})
