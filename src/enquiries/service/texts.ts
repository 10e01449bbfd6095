import { joined } from "../../platform/language/joined.ts"
import { inLanguages } from "../../platform/language/language.ts"
import { policy } from "../../policy.ts"
import {
  type architectProjects,
  type engineerProjects,
  type legalNeeds,
  type propertyTypes,
  SUGGESTED,
} from "../enquiry-choices.ts"
import { serviceChoiceTexts, submissionTexts } from "../texts.ts"

/** Who asks for somebody, on the page of one service. */
export const serviceInquiryTexts = joined(
  joined(
    inLanguages({
      en: {
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
          next: `We will connect you with ${SUGGESTED} verified professionals within ${policy.replyHours} hours, Monday to Friday.`,
          nextFew: `A person reads it and writes to you within ${policy.replyHours} hours, Monday to Friday.`,
          nextLater: "We keep it, and write to you if this service opens.",
          another: "Submit Another Request",
        },
      },
    }),
    serviceChoiceTexts,
  ),
  submissionTexts,
)

/** Who wants to be told when a service opens. */
export const serviceWaitlistTexts = joined(
  joined(
    inLanguages({
      en: {
        fields: {
          firstName: "First name",
          lastName: "Last name",
          legalNeedType: "What it is about",
          propertyType: "Type of property",
          projectType: "Type of project",
        },
        names: { legalNeedType: "Subject" },
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
      },
    }),
    serviceChoiceTexts,
  ),
  submissionTexts,
)
