// Preloaded into every program that run.mjs starts: where run.mjs is killed outright, the program ends as well, in order.
import { isMainThread } from "node:worker_threads"

if (isMainThread) {
  const parent = process.ppid
  const timer = setInterval(() => {
    if (process.ppid === parent) return
    clearInterval(timer)
    process.kill(process.pid, "SIGTERM")
  }, 300)
  timer.unref()
}
