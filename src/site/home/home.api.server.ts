// The JSON door of the home page.
import { serve } from "../../platform/api/serve.server.ts"
import {
  homepageOverview,
  homepageProfessionals,
  homepageServices,
  homepageStatistics,
  homepageTestimonials,
} from "./home.contract.ts"
import { showOverview, showProfessionals, showServices, showStatistics, showTestimonials } from "./home.server.ts"

export const homepageApi = [
  serve(homepageOverview, showOverview),
  serve(homepageServices, showServices),
  serve(homepageProfessionals, showProfessionals),
  serve(homepageTestimonials, showTestimonials),
  serve(homepageStatistics, showStatistics),
]
