import { brand } from "../../brand.ts"
import { SUGGESTED } from "../../enquiries/enquiry-figures.ts"

const [city] = brand.activeCities

export default {
  meta: {
    title: `Services in ${city} · ${brand.name}`,
    description: `Interior designers and architects in ${city} and the services that open next. Ask for a quote, or be told when one opens.`,
  },
  /** In the way here. */
  here: "Services",
  heading: "Services for building and furnishing a home",
  lead: `You can find interior designers and architects in ${city} today. More professions open one by one; tell us what you need and we write to you when they do.`,
  failed: "Failed to load services. Please try again later.",
  standard: "Until then we are showing our standard list.",
  none: "No services available at the moment. Please check back later.",
  available: (place: string) => `Available in ${place}`,
  open: (place: string) => `Available in ${place}`,
  coming: "Coming Soon",
  expanding: "Expanding Soon",
  expandingLead: "Not open yet. Leave a line below, and we tell you when they open.",
  ideas: "Guides to other professions",
  ideasLead: "What they do, what to ask and which papers to check. They cannot be booked here, and no date is set.",
  find: "Find professionals",
  quote: "Get Quote",
  localities: "By locality",
  notify: "Notify Me",
  inquiry: "Tell us about your project",
  inquiryLead: `For what can be booked in ${city} today we connect you with ${SUGGESTED} verified professionals within ${brand.replyHours} hours, Monday to Friday; for the others we write to you when they open. Your number and address are not shown to them until you share them.`,
  /** Where there are too few to suggest. */
  inquiryLeadFew: `A person reads it and writes to you within ${brand.replyHours} hours, Monday to Friday; for what opens later, when it opens. Your number and address are shown to no professional until you share them.`,
  /** Where the catalogue cannot be read; what is open in it is not known then. */
  standardList: [
    {
      slug: "interior-designer",
      name: "Interior Designer",
      description: "Rooms, kitchens and furniture.",
      is_available: true,
      can_suggest: false,
    },
    {
      slug: "architect",
      name: "Architect",
      description: "Plans, houses and sanctions.",
      is_available: true,
      can_suggest: false,
    },
    {
      slug: "contractor",
      name: "Contractor",
      description: "Building and repairs.",
      is_available: false,
      can_suggest: false,
    },
    {
      slug: "real-estate-lawyer",
      name: "Real Estate Lawyer",
      description: "Titles, agreements and registration.",
      is_available: false,
      can_suggest: false,
    },
    {
      slug: "vastu-consultant",
      name: "Vastu Consultant",
      description: "Plots, plans and rooms by vastu.",
      is_available: false,
      can_suggest: false,
    },
    {
      slug: "civil-engineer",
      name: "Civil Engineer",
      description: "Structures and supervision.",
      is_available: false,
      can_suggest: false,
    },
  ],
}
