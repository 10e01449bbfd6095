import { brand } from "../../brand.ts"
import type { budgets, timelines } from "../enquiry-choices.ts"
import { SUGGESTED } from "../enquiry-figures.ts"

export default {
  fields: {
    service: "Service",
    budget: "Budget",
    timeline: "Timeline",
    location: "Location",
    projectDetails: "What you have in mind",
  },
  hints: { location: "The locality is enough: Kothrud, Wakad…" },
  placeholders: { phone: "+91 98765 43210", projectDetails: "A kitchen for a 2 BHK, the old one goes…" },
  missing: {
    service: "Please choose a service",
    budget: "Please choose a budget",
    timeline: "Please choose a timeline",
    projectDetails: "Please say what you have in mind",
  },
  budgets: {
    "under-50k": "Under ₹50,000",
    "50k-2l": "₹50,000 – ₹2 lakh",
    "2l-5l": "₹2 – ₹5 lakh",
    "5l-10l": "₹5 – ₹10 lakh",
    "above-10l": "Above ₹10 lakh",
  } satisfies Record<(typeof budgets)[number], string>,
  timelines: {
    urgent: "Urgent (within 1 week)",
    "1-2-weeks": "1-2 weeks",
    "1-month": "1 month",
    "2-3-months": "2-3 months",
    flexible: "Flexible",
  } satisfies Record<(typeof timelines)[number], string>,
  subject: (service: string) => `Inquiry: ${service}`,
  fix: "Please check the fields that are marked.",
  failed: "Your inquiry could not be sent. Please try again.",
  heading: "Your inquiry",
  choose: { service: "Choose a service", budget: "Choose a budget", timeline: "Choose a timeline" },
  later: "Opening later",
  send: "Send inquiry",
  thanks: {
    heading: "Thank you for your inquiry",
    next: `We will connect you with ${SUGGESTED} verified professionals within ${brand.replyHours} hours, Monday to Friday.`,
    nextLater: "We will write to you as soon as this service opens in Pune.",
    another: "Submit Another Request",
  },
}
