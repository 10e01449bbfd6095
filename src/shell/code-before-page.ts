/**
 * Where the code of the next page does not come, the router loads the document anew. That helps after a new version has
 * been put up, but without a connection the browser's own error page then takes the place of what somebody was reading or
 * typing. So the code is here before the router is asked to go there: without it the page stays, and it is said why.
 */
import { type ClientInstrumentation, matchRoutes, type RouteObject } from "react-router"
import { languageOfPath, pathHere, textsHere } from "../platform/language/language.ts"
import { setCodeLoading } from "../ui/code-loading.ts"
import { toast } from "../ui/overlay/toast-store.ts"
import { shellTexts } from "./texts.ts"

/** What React Router keeps for itself; the journey "without a connection" fails where a new version keeps it elsewhere. */
interface RouterGlobals {
  __reactRouterDataRouter: { routes: RouteObject[] }
  __reactRouterManifest: { routes: Record<string, { id: string; module: string; hasLoader: boolean }> }
  __reactRouterRouteModules: Record<string, unknown>
}

export const codeBeforePage: ClientInstrumentation = {
  router: ({ instrument }) =>
    instrument({
      // The router goes there once this is through.
      navigate: async (_go, { to }) => {
        if (typeof to === "string" && !(await isCodeHere(to))) await never
      },
    }),
}

/** What is asked for later, or Back, counts. A page that leads on by itself may change the address in between. */
let asked = 0
addEventListener("popstate", () => (asked += 1))

const isCodeHere = async (to: string) => {
  asked += 1
  const missing = missingFor(to)
  // A page of the server brings its data along, which would have to wait for the code.
  const isServers = missing.some(({ hasLoader }) => hasLoader)
  if (missing.length === 0 || (isServers && navigator.onLine)) return true
  const turn = asked
  const isWanted = () => turn === asked
  const hasCome = await fetchAll(missing.map(({ module }) => module))
  if (hasCome || !isWanted()) return hasCome && isWanted()
  // Of an older version, perhaps: as a document the page comes with code that fits it.
  if (await isSiteInReach()) window.location.assign(pathHere(to))
  else toast("error", textsHere(shellTexts).noConnection, 5000)
  return false
}

const missingFor = (to: string) => {
  const known = window as unknown as RouterGlobals
  const { pathname } = new URL(to, window.location.href)
  const matches = matchRoutes(known.__reactRouterDataRouter.routes, languageOfPath(pathname).path) ?? []
  return matches
    .map(({ route }) => known.__reactRouterManifest.routes[route.id!]!)
    .filter(({ id }) => !(id in known.__reactRouterRouteModules))
}

const fetchAll = async (files: string[]) => {
  setCodeLoading(1)
  try {
    await Promise.all(files.map(fetchModule))
    return true
  } catch {
    return false
  } finally {
    setCodeLoading(-1)
  }
}

/** Some browsers cache a failed import() of a module; so the file is fetched first. */
const fetchModule = async (file: string) => {
  await fetch(file)
  await import(/* @vite-ignore */ file)
}

const LONGEST_LOOK_MS = 5_000

const isSiteInReach = () =>
  fetch(`/favicon.svg?${Date.now()}`, { signal: AbortSignal.timeout(LONGEST_LOOK_MS) }).then(
    ({ ok }) => ok,
    () => false,
  )

/** Nobody goes anywhere: the router is not asked. */
const never = new Promise<never>(() => {})
