// The site under test: `npm start` on a folder of its own that is gone afterwards.
import { spawn } from "node:child_process"
import { chmodSync, mkdirSync, rmSync } from "node:fs"
import { dataDir, port, siteFolder } from "./browser.ts"

// 755, because under root the database runs as another user.
mkdirSync(siteFolder)
chmodSync(siteFolder, 0o755)
const env = {
  ...process.env,
  PORT: String(port),
  DATA_DIR: dataDir,
  DEMO: "1",
  RATE_LIMIT_SCALE: "1000",
  LOG_LEVEL: "warn",
  PSEUDO_LANGUAGE: "1",
}
delete env.DATABASE_URL
const site = spawn(process.execPath, ["scripts/run.mjs", "start"], { env, stdio: "inherit" })
for (const signal of ["SIGTERM", "SIGINT"]) process.on(signal, () => site.kill(signal))
site.on("exit", (code) => {
  rmSync(siteFolder, { recursive: true, force: true })
  process.exit(code ?? 1)
})
