import { inLanguages } from "../../platform/language/language.ts"

/** What the calls answer and refuse with, and the line of activity. */
export const selectionTexts = inLanguages({
  en: {
    professional: "professional",
    service: "service",
    of: (service: string, professional: string | undefined) =>
      professional ? `${service} from ${professional}` : service,
    selected: (service: string, professional: string) => `Selected: ${service} from ${professional}`,
    selectedBefore: (service: string, professional: string) => `${service} from ${professional} is selected.`,
    removed: "Service removed successfully",
    replaced: "Your services are saved.",
    unknownType: "We do not know this kind of service.",
    ownService: "This is your own service.",
    notOffered: (service: string, professional: string) => `${professional} does not offer this service: ${service}.`,
    paused: (service: string, professional: string) =>
      `${professional} takes no bookings of this service at the moment: ${service}.`,
    /** Specification 1 §5, of individuals. */
    typeTaken: (service: string, professional: string) => `You've already selected ${service} from ${professional}.`,
    namedTwice: (service: string) => `You can select one professional for ${service}. You have named two.`,
    full: (most: number) => `You have selected ${most} services, the most you can. Please remove one first.`,
  },
})

export const selectionFieldTexts = inLanguages({
  en: {
    fields: {
      provider_id: "Professional",
      providerId: "Professional",
      service_type: "Service",
      serviceType: "Service",
      services: "Services",
      action: "Action",
    },
    rules: { no_service: (label: string) => `${label} is required` },
  },
})

/** What a professional reads of who has selected them. */
export const selectedByTexts = inLanguages({
  en: {
    title: "Selected you for a project",
    forService: (service: string) => `as ${service}`,
    unnamed: "A customer",
    more: "These are the latest.",
    note: "Only names are shown. People ask you or book a visit when they are ready.",
    failed: "We could not load who has selected you.",
  },
})

/** The page (specification 2 §2 and §8). */
export const myServicesTexts = inLanguages({
  en: {
    title: "My Services",
    lead: "Who you have selected for your project, and who else you could ask.",
    loading: "Loading your services",
    failed: "Failed to load your selected services. Please try again later.",
    empty: {
      title: "No services available at the moment",
      hint: "Please check back later.",
    },
    findServices: "Find Services",
    note: "Professionals you select can see your name.",
    selected: {
      title: "Selected for your project",
      none: "Nobody selected yet. Select someone below, or search for someone new.",
    },
    shortlist: {
      title: "From your shortlist",
      none: "Nobody else is on your shortlist. Press the heart on a card or profile to add someone.",
      all: "See or share your shortlist",
    },
    available: {
      title: "Available services",
      none: "You have selected everyone available.",
    },
    /** After a button, for those who hear it without its card. */
    whose: (service: string, professional: string) => ` ${service} from ${professional}`,
    select: "Select",
    remove: "Remove",
    notRemoved: "Failed to remove service. Please try again.",
    notSelected: "Failed to select service. Please try again.",
    authenticationError: "Authentication error. Please log in again.",
    sessionExpired: "Your session has expired. Please log in again.",
  },
})
