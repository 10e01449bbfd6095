// The JSON door of the catalogue and of the home page.
import { serve } from "../platform/serve.server.ts"
import {
  homepageOverview,
  homepageProviders,
  homepageServices,
  homepageStatistics,
  homepageTestimonials,
} from "./homepage.contract.ts"
import { showOverview, showProviders, showServices, showStatistics, showTestimonials } from "./homepage.server.ts"
import { serviceCategories } from "./service.contract.ts"
import { showCategories } from "./service.server.ts"

export const servicesApi = [
  serve(serviceCategories, showCategories),
  serve(homepageOverview, showOverview),
  serve(homepageServices, showServices),
  serve(homepageProviders, showProviders),
  serve(homepageTestimonials, showTestimonials),
  serve(homepageStatistics, showStatistics),
]
