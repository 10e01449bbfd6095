import type { ServiceSlug } from "../services/service-slugs.ts"
import type { Budget, timelines } from "./enquiry-choices.ts"

/** What inquiries for a service let people choose from. */
export default {
  services: {
    "interior-designer": "Interior Designer",
    architect: "Architect",
    contractor: "Contractor",
    "real-estate-lawyer": "Real Estate Lawyer",
    "vastu-consultant": "Vastu Consultant",
    "civil-engineer": "Civil Engineer",
    "property-manager": "Property Manager",
    "home-inspector": "Home Inspector",
    "landscape-designer": "Landscape Designer",
    "property-executor": "Property Executor",
  } satisfies Record<ServiceSlug, string>,
  budgets: {
    "under-50k": "Under ₹50,000",
    "50k-2l": "₹50,000 – ₹2 lakh",
    "under-2l": "Under ₹2 lakh",
    "2l-5l": "₹2 – ₹5 lakh",
    "5l-10l": "₹5 – ₹10 lakh",
    "above-10l": "Above ₹10 lakh",
    "under-10l": "Under ₹10 lakh",
    "10l-20l": "₹10 – ₹20 lakh",
    "above-20l": "Above ₹20 lakh",
    "10l-25l": "₹10 – ₹25 lakh",
    "25l-50l": "₹25 – ₹50 lakh",
    "50l-1cr": "₹50 lakh – ₹1 crore",
    "above-1cr": "Above ₹1 crore",
  } satisfies Record<Budget, string>,
  timelines: {
    urgent: "Urgent (within 1 week)",
    "1-2-weeks": "1-2 weeks",
    "1-month": "1 month",
    "2-3-months": "2-3 months",
    flexible: "Flexible",
  } satisfies Record<(typeof timelines)[number], string>,
  fields: {
    serviceType: "Service",
    budget: "Budget",
    timeline: "Timeline",
    location: "Location",
    projectDetails: "What you have in mind",
  },
  missing: {
    serviceType: "Please choose a service",
    budget: "Please choose a budget",
    timeline: "Please choose a timeline",
    projectDetails: "Please say what you have in mind",
  },
}
