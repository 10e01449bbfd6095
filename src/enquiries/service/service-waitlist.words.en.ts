import type { engineerProjects, legalNeeds, propertyTypes } from "../enquiry-choices.ts"

/** Who wants to be told when a service opens. */
export default {
  fields: {
    firstName: "First name",
    lastName: "Last name",
    legalNeedType: "What it is about",
    propertyType: "Type of property",
    projectType: "Type of project",
  },
  placeholders: { location: "City, State" },
  choices: {
    legalNeedType: {
      "property-purchase": "Buying a property",
      "property-sale": "Selling a property",
      "rental-agreement": "Rental agreement",
      "property-dispute": "Dispute over a property",
      "document-verification": "Checking documents",
      other: "Something else",
    } satisfies Record<(typeof legalNeeds)[number], string>,
    propertyType: {
      residential: "Residential",
      commercial: "Commercial",
      industrial: "Industrial",
      plot: "Plot",
    } satisfies Record<(typeof propertyTypes)[number], string>,
    projectType: {
      "residential-construction": "Residential construction",
      "commercial-building": "Commercial building",
      "structural-design": "Structural design",
      "engineering-consultation": "Engineering consultation",
      other: "Something else",
    } satisfies Record<(typeof engineerProjects)[number], string>,
  },
  subject: (service: string) => `${service} Service Inquiry`,
  failed: "Your request could not be sent. Please try again.",
  heading: "Notify me",
  send: "Notify Me",
  thanks: {
    heading: "Thank you for your interest!",
    next: "You'll receive a confirmation email shortly.",
    nextFor: (service: string) =>
      `We'll notify you when ${service.toLowerCase()} services are available in your area. You'll receive a confirmation email shortly.`,
    trouble: "There was an issue submitting your form. We'll still notify you when services are available.",
    another: "Notify somebody else",
  },
}
