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
    ownService: "This is your own service. Nobody selects themselves.",
    notOffered: (service: string, professional: string) => `${professional} does not offer this service: ${service}.`,
    paused: (service: string, professional: string) =>
      `${professional} takes no bookings of this service at the moment: ${service}.`,
    /** Specification 1 §5, of individuals. */
    typeTaken: (service: string, professional: string) => `You've already selected ${service} from ${professional}.`,
    full: (most: number) => `You have selected ${most} services, which is the most. Please remove one first.`,
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
  },
})
