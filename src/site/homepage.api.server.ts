// The JSON door of the home page.
import { serve } from "../platform/serve.server.ts"
import {
  homepageOverview,
  homepageProviders,
  homepageServices,
  homepageStatistics,
  homepageTestimonials,
} from "./homepage.contract.ts"
import { showOverview, showProviders, showServices, showStatistics, showTestimonials } from "./homepage.server.ts"

export const homepageApi = [
  serve(homepageOverview, showOverview),
  serve(homepageServices, showServices),
  serve(homepageProviders, showProviders),
  serve(homepageTestimonials, showTestimonials),
  serve(homepageStatistics, showStatistics),
]
