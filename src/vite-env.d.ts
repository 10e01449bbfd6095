/// <reference types="vite/client" />

declare module "*?script-text" {
  const program: string
  export default program
}

declare module "*?script-src" {
  const address: string
  export default address
}

declare module "virtual:react-router/server-build" {
  import type { ServerBuild } from "react-router"

  const build: ServerBuild
  export = build
}
