import type { Config } from "@react-router/dev/config"

export default {
  appDirectory: "src",
  buildDirectory: "build",
  ssr: true,
  // One manifest with the page: no second request before the first click on a slow phone.
  routeDiscovery: { mode: "initial" },
} satisfies Config
