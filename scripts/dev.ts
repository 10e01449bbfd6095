// Development: the same server, each file through Vite, pages reloading as they change.
import { createServer } from "vite"

const vite = await createServer({ server: { middlewareMode: true }, appType: "custom" })
const { startOrSayWhy } = await vite.ssrLoadModule("/src/main.ts")
await startOrSayWhy({ middleware: vite.middlewares })
