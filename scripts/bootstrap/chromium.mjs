// The browser the end-to-end tests drive: the machine's own Chromium or Chrome, installed where that can be done unasked.
import { spawnSync } from "node:child_process"
import { accessSync, constants, existsSync } from "node:fs"
import { delimiter, join } from "node:path"

const NAMES = ["chromium", "chromium-browser", "google-chrome-stable", "google-chrome"]
const MAC = [
  "/Applications/Chromium.app/Contents/MacOS/Chromium",
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
]

/** The same engine without a window to draw, which makes a run two fifths quicker; a few things it does not have. */
const SHELL = "chromium-headless-shell"

/** @returns the path of a shell where there is one; else, or where a browser was chosen, that one's */
export const findQuickChromium = (whole) => (!process.env.CHROMIUM_PATH && firstThatStarts([SHELL])) || whole

/** @returns the path of a browser that starts; throws an Error of one line that names what to install */
export function findOrInstallChromium() {
  const found = findChromium()
  if (found) return found
  if (process.getuid?.() === 0 && existsSync("/usr/bin/apt-get")) {
    console.log("Installing Chromium for the browser tests …")
    const apt = (...args) =>
      spawnSync("apt-get", args, { stdio: "inherit", env: { ...process.env, DEBIAN_FRONTEND: "noninteractive" } })
    apt("update", "-qq")
    apt("install", "-y", "-qq", "--no-install-recommends", "chromium")
    apt("install", "-y", "-qq", "--no-install-recommends", SHELL)
    const installed = findChromium()
    if (installed) return installed
  }
  throw new Error(
    "The browser tests need Chromium: install it (Debian: sudo apt install chromium) or set CHROMIUM_PATH.",
  )
}

function findChromium() {
  const chosen = process.env.CHROMIUM_PATH
  return chosen ? thatStarts([chosen]) : (firstThatStarts(NAMES) ?? thatStarts(MAC))
}

function firstThatStarts(names) {
  const folders = (process.env.PATH ?? "").split(delimiter)
  return thatStarts(names.flatMap((name) => folders.map((folder) => join(folder, name))))
}

function thatStarts(paths) {
  // A file alone proves little: Ubuntu's package is a stub that only works with snap.
  return paths.find((path) => isExecutable(path) && spawnSync(path, ["--version"], { timeout: 30_000 }).status === 0)
}

function isExecutable(path) {
  try {
    accessSync(path, constants.X_OK)
    return true
  } catch {
    return false
  }
}
