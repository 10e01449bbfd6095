// Development: the same server, each file through Vite, pages reloading as they change.
import { createServer } from "vite"

const vite = await createServer({ server: { middlewareMode: true }, appType: "custom" })
const { startOrExplain } = (await vite.ssrLoadModule("/src/main.ts")) as typeof import("../src/main.ts")
await startOrExplain({ middleware: vite.middlewares })
