// The site under test: `npm start` on a data folder of its own that is gone afterwards.
import { spawn } from "node:child_process"
import { chmodSync, mkdtempSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"

const dataDir = mkdtempSync(join(tmpdir(), "sthapati-e2e-"))
chmodSync(dataDir, 0o755)
const env = {
  ...process.env,
  PORT: process.env.E2E_PORT ?? "4321",
  DATA_DIR: join(dataDir, "data"),
  DEMO: "1",
  RATE_LIMIT_SCALE: "1000",
  LOG_LEVEL: "warn",
}
delete env.DATABASE_URL
const site = spawn(process.execPath, ["scripts/run.mjs", "start"], { env, stdio: "inherit" })
for (const signal of ["SIGTERM", "SIGINT"]) process.on(signal, () => site.kill(signal))
site.on("exit", (code) => {
  rmSync(dataDir, { recursive: true, force: true })
  process.exit(code ?? 1)
})
