/**
 * Stands in the head, before the first paint: says on <html> whether somebody is signed in and which theme was chosen,
 * so that the same cached page never flashes the wrong one. A malformed stored user is discarded here.
 */
import { markSession } from "../platform/session/stored-user.ts"
import { storedTheme } from "../platform/theme.ts"
import { transientStorage } from "../platform/transient-storage.ts"

/** Where the browser forbids storage, reading it throws. */
const lendMemory = (name: "localStorage" | "sessionStorage") => {
  try {
    window[name].getItem(name)
  } catch {
    Object.defineProperty(window, name, { configurable: true, value: transientStorage() })
  }
}

lendMemory("localStorage")
lendMemory("sessionStorage")
try {
  markSession()
  const theme = storedTheme()
  if (theme) document.documentElement.dataset.theme = theme
} catch {
  document.documentElement.dataset.session = "out"
}
// What a visit before could not send: the file that does comes after everything that is to be seen.
const outbox = document.currentScript?.dataset.outbox
// Where there is no connection it cannot be had itself.
if (outbox && localStorage.getItem("unsent"))
  window.onload = window.ononline = () => import(/* @vite-ignore */ outbox).catch(() => 0)
