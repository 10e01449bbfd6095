import { serve } from "../platform/api/serve.server.ts"
import type { Slice } from "../platform/slice.server.ts"
import { chooseReviews, quotableReviews, setBanner, siteContent } from "./curation/curation.contract.ts"
import { contentJobs, contentSchedules } from "./curation/curation.jobs.server.ts"
import { changeBanner, findQuotable, getContent, setChosen } from "./curation/curation.server.ts"
import {
  homepageOverview,
  homepageProfessionals,
  homepageServices,
  homepageStatistics,
  homepageTestimonials,
} from "./home/home.contract.ts"
import { getOverview, getProfessionals, getServices, getStatistics, getTestimonials } from "./home/home.server.ts"
import { ideasJobs, ideasSchedules } from "./ideas/ideas.jobs.server.ts"
import { ideasData } from "./ideas/ideas.personal.server.ts"

export const homePage: Slice = {
  name: "site",
  title: "home page",
  description: "What the home page shows, whole and in parts, and what administrators set on public pages",
  tables: ["site_banner", "home_reviews", "idea_entries", "idea_counts"],
  impersonal: ["site_banner", "home_reviews", "idea_counts"],
  personal: [ideasData],
  calls: [
    serve(homepageOverview, getOverview),
    serve(homepageServices, getServices),
    serve(homepageProfessionals, getProfessionals),
    serve(homepageTestimonials, getTestimonials),
    serve(homepageStatistics, getStatistics),
    serve(siteContent, getContent),
    serve(setBanner, changeBanner),
    serve(quotableReviews, findQuotable),
    serve(chooseReviews, setChosen),
  ],
  jobs: { ...contentJobs, ...ideasJobs },
  schedules: [...contentSchedules, ...ideasSchedules],
}
