/** Where the tests' own site listens, and the browser they use. */
export const port = Number(process.env.E2E_PORT ?? 4321)
export const chromiumPath = process.env.CHROMIUM_PATH ?? "/usr/bin/chromium"
export const chromiumFlags = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--disable-dev-shm-usage",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
]
