import type { Slice } from "../platform/slice.server.ts"
import { homepageApi } from "./home/home.api.server.ts"

export const homePage: Slice = {
  name: "home page",
  description: "What the home page shows, whole and in parts",
  calls: homepageApi,
}
