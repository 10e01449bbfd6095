// Installs exactly what the lockfile says, once per lockfile and platform, and finds the Node the project is pinned to.
import { spawnSync } from "node:child_process"
import { createHash } from "node:crypto"
import { existsSync, lstatSync, readFileSync, rmSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import { runChild } from "./child.mjs"
import { underLock } from "./lock.mjs"

const OLDEST_NODE = [22, 22]

/** @param folder of a package with a lockfile of its own */
export async function installMissing(folder = ".") {
  if (isInstalled(folder)) return
  await underLock(".data/install.lock", async () => {
    if (isInstalled(folder)) return
    refuseLink(folder)
    console.log("Installing packages …")
    rmSync(stampOf(folder), { force: true })
    const code = await runNpm(["ci", "--include=dev", "--include=optional"], folder)
    if (code !== 0) throw new Error("npm ci failed, see above. Check the network and the disk, then start again.")
    writeFileSync(stampOf(folder), wanted(folder))
  })
}

/** npm ci begins by emptying node_modules, and through a link that is somebody else's. */
function refuseLink(folder) {
  if (!lstatSync(join(folder, "node_modules"), { throwIfNoEntry: false })?.isSymbolicLink()) return
  throw new Error(
    "node_modules is a symbolic link, and an install would empty the folder it leads to: remove the link, then start again.",
  )
}

const stampOf = (folder) => join(folder, "node_modules/.sthapati-install")

const wanted = (folder) =>
  createHash("sha256")
    .update(readFileSync(join(folder, "package-lock.json")))
    .update(`${process.platform} ${process.arch}`)
    .digest("hex")

const isInstalled = (folder) => existsSync(stampOf(folder)) && readFileSync(stampOf(folder), "utf8") === wanted(folder)

/** The same npm that started us, where one did. Development packages are needed whatever NODE_ENV says. */
function runNpm(args, cwd) {
  const env = { ...process.env, NODE_ENV: "development" }
  const cli = process.env.npm_execpath
  return cli?.endsWith("npm-cli.js")
    ? runChild(process.execPath, [cli, ...args], { env, cwd })
    : runChild("npm", args, { env, cwd })
}

/** The pinned runtime, or this one if there is none for the platform and it is new enough. */
export function findNode() {
  const pinned = `node_modules/node-${process.platform}-${process.arch}/bin/node`
  if (existsSync(pinned) && spawnSync(pinned, ["--version"]).status === 0) return pinned
  const [major, minor] = process.versions.node.split(".").map(Number)
  if (major > OLDEST_NODE[0] || (major === OLDEST_NODE[0] && minor >= OLDEST_NODE[1])) return process.execPath
  throw new Error(
    `There is no pinned Node for ${process.platform}-${process.arch}, and this one is ${process.version}. ` +
      `Install Node ${OLDEST_NODE.join(".")} or newer.`,
  )
}
