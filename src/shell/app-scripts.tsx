import { useContext, useEffect } from "react"
import { type UNSAFE_AssetsManifest as Manifest, Scripts, UNSAFE_FrameworkContext, useMatches } from "react-router"
import { type AppFiles, HYDRATED_EVENT } from "./app-files.ts"
import hydrateScript from "./hydrate.script.ts?script-text"
import separateRoutes from "./separate-routes.json"

/**
 * In place of React Router's `<Scripts>`, which asks for every file of the application before anything is seen
 * (docs/decisions/0018). The application is told the same things at the same places, so a new version of the router is
 * compared with that component first.
 */
export function AppScripts({ nonce }: { nonce: string | undefined }) {
  const { manifest, serverHandoffString, renderMeta } = useContext(UNSAFE_FrameworkContext)!
  const matches = useMatches()
  useEffect(() => {
    window.dispatchEvent(new Event(HYDRATED_EVENT))
  }, [])
  // Under development the script also carries Vite's own.
  if (import.meta.env.DEV) return <Scripts nonce={nonce} />
  // Done with when it is woken up.
  if (!import.meta.env.SSR) return <script suppressHydrationWarning> </script>
  // Without it the data of the page is not written.
  if (renderMeta) renderMeta.didRenderScripts = true
  const ids = matches.map(({ id }) => id)
  return (
    <script nonce={nonce} data-app={JSON.stringify(filesOf(manifest, ids))}>
      {dataChannel(serverHandoffString) + hydrateScript}
    </script>
  )
}

/** Only their own pages are told of separate routes and of what is within them (scripts/bootstrap/build.mjs). */
const filesOf = ({ url, entry, routes }: Manifest, ids: string[]): AppFiles => {
  const shown = ids.map((id) => routes[id]!)
  const own = new Map(shown.map(({ id, module }) => [id, module]))
  const parts = new Set([...entry.imports, ...shown.flatMap(({ imports = [] }) => imports)])
  const isFirstScreen = shown.some(({ hasLoader, hasClientLoader }) => hasClientLoader && !hasLoader)
  const manifest = separateRoutes.some((id) => ids.includes(id)) ? url.replace(/\.js$/, ".whole.js") : url
  return { manifest, entry: entry.module, routes: Object.fromEntries(own), parts: [...parts], isFirstScreen }
}

/** Data that is still loading when the page is sent comes in through it. */
const dataChannel = (handoff = "{}") =>
  `window.__reactRouterContext=${handoff};__reactRouterContext.stream=new ReadableStream({start(c){__reactRouterContext.streamController=c}}).pipeThrough(new TextEncoderStream());`
