import type { Config } from "@react-router/dev/config"

export default {
  appDirectory: "src",
  buildDirectory: "build",
  ssr: true,
  // A page in one file: a dozen requests of a hundred bytes cost a slow phone more than they save.
  splitRouteModules: false,
  // One manifest with the page: no second request before the first click on a slow phone.
  routeDiscovery: { mode: "initial" },
} satisfies Config
