import { serve } from "../platform/api/serve.server.ts"
import type { Slice } from "../platform/slice.server.ts"
import {
  homepageOverview,
  homepageProfessionals,
  homepageServices,
  homepageStatistics,
  homepageTestimonials,
} from "./home/home.contract.ts"
import { getOverview, getProfessionals, getServices, getStatistics, getTestimonials } from "./home/home.server.ts"

export const homePage: Slice = {
  name: "site",
  title: "home page",
  description: "What the home page shows, whole and in parts",
  calls: [
    serve(homepageOverview, getOverview),
    serve(homepageServices, getServices),
    serve(homepageProfessionals, getProfessionals),
    serve(homepageTestimonials, getTestimonials),
    serve(homepageStatistics, getStatistics),
  ],
}
