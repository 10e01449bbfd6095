// Runs a program in a session of its own and hands it each signal once. (In the terminal's group, Ctrl-C would reach it
// two or three times, and a server takes the second one as "now, at once".)
import { spawn } from "node:child_process"
import { readFileSync } from "node:fs"

/** @returns {Promise<number>} the exit code; 128 + 15 where a signal ended it */
export function runChild(command, args, { env = process.env, ...options } = {}) {
  const child = spawn(command, args, { stdio: "inherit", detached: true, env, ...options })
  const release = passSignalsTo(child)
  const stopWatching = watchNpm(() => child.kill("SIGTERM"))
  return new Promise((done, fail) => {
    child.once("error", fail)
    child.once("exit", (code) => {
      release()
      stopWatching()
      done(code ?? 143)
    })
  })
}

/** Set once somebody asked us to stop: no further step is begun. */
export let isStopping = false

/** Between two children a signal would end us on the spot: while `work` runs, it only sets isStopping. */
export async function untilStopped(work) {
  const note = () => {
    isStopping = true
  }
  for (const signal of signals) process.on(signal, note)
  try {
    return await work()
  } finally {
    for (const signal of signals) process.off(signal, note)
  }
}

const signals = ["SIGINT", "SIGTERM", "SIGHUP"]

function passSignalsTo(child) {
  let last = 0
  const pass = (signal) => {
    isStopping = true
    if (Date.now() - last < 1000) return
    last = Date.now()
    child.kill(signal)
  }
  for (const signal of signals) process.on(signal, pass)
  return () => {
    for (const signal of signals) process.off(signal, pass)
  }
}

/** npm that was killed outright says nothing; those below it only get another parent. */
function watchNpm(onGone) {
  if (!process.env.npm_lifecycle_event) return () => {}
  const before = ancestors()
  const timer = setInterval(() => {
    if (ancestors() === before) return
    isStopping = true
    onGone()
    clearInterval(timer)
  }, 300)
  return () => clearInterval(timer)
}

/** Between npm and us there is usually a shell, which outlives npm. */
function ancestors() {
  const parent = process.ppid
  try {
    const command = readFileSync(`/proc/${parent}/cmdline`, "utf8")
    const stat = readFileSync(`/proc/${parent}/stat`, "utf8")
    const grandparent = stat.slice(stat.lastIndexOf(")") + 2).split(" ")[1]
    return command.startsWith("sh\0-c") ? `${parent} ${grandparent}` : `${parent}`
  } catch {
    return `${parent}`
  }
}
