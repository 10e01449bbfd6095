/**
 * Starts the application of a page once its first screen stands: asked for earlier, its files take the line from the
 * style sheet, the letters and the pictures. Who presses or types something is not kept waiting, and a press on a button
 * that only the application hears is made again once it does; so is one on a link that would lose what is typed.
 */
import { type AppFiles, HYDRATED_EVENT } from "./app-files.ts"

/** For a first screen of which something hangs, and for a page in a tab behind, which is never painted. */
const LONGEST_WAIT_MS = 3_000

const { nonce, dataset } = document.currentScript!
const { manifest, entry, routes, parts, isFirstScreen } = JSON.parse(dataset.app!) as AppFiles

const preload = (href: string) => {
  const link = document.createElement("link")
  link.rel = "modulepreload"
  link.href = href
  link.nonce = nonce
  document.head.append(link)
}

let isStarted = false
const start = async () => {
  if (isStarted) return
  isStarted = true
  const files = Object.values(routes)
  for (const file of [manifest, ...parts, ...files, entry]) preload(file)
  // One after the other: run in one go, they keep a slow phone from hearing a finger.
  for (const file of parts) await import(/* @vite-ignore */ file)
  const [modules] = await Promise.all([
    Promise.all(files.map((file) => import(/* @vite-ignore */ file))),
    import(/* @vite-ignore */ manifest),
  ])
  const routeModules = Object.fromEntries(Object.keys(routes).map((id, place) => [id, modules[place]]))
  // Where the router looks for them.
  Object.assign(window, { __reactRouterRouteModules: routeModules })
  await import(/* @vite-ignore */ entry)
}

if (isFirstScreen) start()
const startAfterPaint = () => requestAnimationFrame(() => setTimeout(start))
addEventListener("load", startAfterPaint)
setTimeout(start, LONGEST_WAIT_MS)
for (const sign of ["pointerdown", "keydown"]) addEventListener(sign, start, { once: true })

const pressed: HTMLElement[] = []
const isTyped = () =>
  [...document.querySelectorAll<HTMLInputElement>("main input")].some((input) => input.value !== input.defaultValue)
/** What opens a panel is heard by the browser itself. */
const notePress = (event: MouseEvent) => {
  const element = (event.target as Element).closest<HTMLElement>("a,button[type=button]:not([popovertarget])")
  if (!element) return
  if (element.matches("a")) {
    const isElsewhere = event.ctrlKey || event.metaKey || event.shiftKey
    // Pressed again it leads there by itself: on a bad line the application may never come.
    if (isElsewhere || pressed.includes(element) || !("keepsTyped" in element.dataset) || !isTyped()) {
      // The browser goes there by itself: a page that leads on gives way (ui/use-lead-on.ts).
      document.documentElement.dataset.leaving = ""
      return
    }
    event.preventDefault()
  }
  pressed.push(element)
}
addEventListener("click", notePress)
addEventListener(
  HYDRATED_EVENT,
  () => {
    removeEventListener("click", notePress)
    for (const element of pressed) element.click()
  },
  { once: true },
)
