import type { Config } from "@react-router/dev/config"

export default {
  appDirectory: "src",
  // A further language of the browser's files is built beside the first and merged into it (scripts/bootstrap/build.mjs).
  buildDirectory: process.env.BUILD_DIRECTORY ?? "build",
  ssr: true,
  // A page in one file: a dozen requests of a hundred bytes cost a slow phone more than they save.
  splitRouteModules: false,
  // One manifest with the page: no second request before the first click on a slow phone.
  routeDiscovery: { mode: "initial" },
} satisfies Config
