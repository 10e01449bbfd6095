// One install and one build at a time: two at once break node_modules.
import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs"
import { dirname } from "node:path"
import { setTimeout as sleep } from "node:timers/promises"

export async function underLock(file, work) {
  mkdirSync(dirname(file), { recursive: true })
  let said = false
  while (!take(file)) {
    const holder = holderOf(file)
    if (holder && !isAlive(holder)) rmSync(file, { force: true })
    else if (!said) console.log(`Waiting for process ${holder} to finish (${file})`)
    said = true
    await sleep(300)
  }
  const release = () => rmSync(file, { force: true })
  process.once("exit", release)
  try {
    return await work()
  } finally {
    release()
    process.off("exit", release)
  }
}

function take(file) {
  try {
    writeFileSync(file, String(process.pid), { flag: "wx" })
    return true
  } catch (error) {
    if (error.code === "EEXIST") return false
    throw error
  }
}

function holderOf(file) {
  try {
    return Number(readFileSync(file, "utf8"))
  } catch {
    return undefined
  }
}

function isAlive(pid) {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return error.code === "EPERM"
  }
}
