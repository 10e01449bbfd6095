import { brand } from "../../brand.ts"
import type { architectProjects } from "../enquiry-choices.ts"
import { SUGGESTED } from "../enquiry-figures.ts"

/** Who asks for somebody, on the page of one service. */
export default {
  fields: { projectType: "Type of project" },
  hints: { location: "The locality is enough: Kothrud, Wakad…" },
  missing: { projectType: "Please choose a type of project" },
  projectTypes: {
    "residential-house": "House",
    "apartment-building": "Apartment building",
    "commercial-office": "Office",
    "retail-space": "Shop or showroom",
    renovation: "Renovation",
    other: "Something else",
  } satisfies Record<(typeof architectProjects)[number], string>,
  choose: { projectType: "Choose a type", budget: "Choose a budget", timeline: "Choose a timeline" },
  /** Where a choice may be left out. */
  notSure: "Not sure yet",
  subject: (service: string) => `${service} Service Inquiry`,
  failed: "Your inquiry could not be sent. Please try again.",
  heading: "Your inquiry",
  send: "Send inquiry",
  thanks: {
    heading: "Thank you for your inquiry",
    next: `We will connect you with ${SUGGESTED} verified professionals within ${brand.replyHours} hours, Monday to Friday.`,
    nextFew: `A person reads it and writes to you within ${brand.replyHours} hours, Monday to Friday.`,
    nextLater: "We keep it, and write to you if this service opens in Pune.",
    another: "Submit Another Request",
  },
}
