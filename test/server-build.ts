/** Pages for tests, as the bundler would describe them: what it says besides of files for a browser, nobody asks for here. */
import type { RouterContextProvider, ServerBuild } from "react-router"
import { pageContext } from "../src/platform/pages/page-handle.ts"

interface Pages {
  routes: Record<string, { id: string; parentId?: string; path: string; module: object }>
  html: (status: number, nonce: string) => string
  handleError?: (error: unknown) => void
}

export const serverBuild = ({ routes, html, handleError = () => {} }: Pages) =>
  ({
    routes,
    entry: {
      module: {
        default: async (
          _request: Request,
          status: number,
          headers: Headers,
          _entry: unknown,
          context: RouterContextProvider,
        ) => new Response(html(status, context.get(pageContext).nonce), { status, headers }),
        handleError,
      },
    },
    assets: { entry: { imports: [], module: "" }, routes: {}, url: "", version: "" },
    publicPath: "/",
    assetsBuildDirectory: "",
    future: {},
    ssr: true,
    isSpaMode: false,
    prerender: [],
    routeDiscovery: { mode: "initial" },
  }) as unknown as ServerBuild
