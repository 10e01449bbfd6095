/** Where the tests' own site listens and keeps its data, and the browser they use. */
import { tmpdir } from "node:os"
import { join } from "node:path"

export const port = Number(process.env.E2E_PORT ?? 4321)
export const siteUrl = `http://127.0.0.1:${port}`
/** Named by the first process of a run; the site and the workers get it with their environment. */
process.env.E2E_FOLDER ??= join(tmpdir(), `sthapati-e2e-${process.pid}`)
export const siteFolder = process.env.E2E_FOLDER
export const dataDir = join(siteFolder, "data")
export const chromiumPath = process.env.CHROMIUM_PATH ?? "/usr/bin/chromium"
/** With all that a person's has: the quicker one has no background sync. */
export const wholeChromiumPath = process.env.WHOLE_CHROMIUM_PATH ?? chromiumPath
export const chromiumFlags = [
  "--no-sandbox",
  "--disable-gpu",
  // Letters are as wide as in a window, also in the shell without one.
  "--font-render-hinting=none",
  "--disable-quic",
  "--disable-dev-shm-usage",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
]
