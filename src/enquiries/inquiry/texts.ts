import type { ReactNode } from "react"
import { joined } from "../../platform/language/joined.ts"
import { inLanguages } from "../../platform/language/language.ts"
import { parts } from "../../platform/language/parts.ts"
import { policy } from "../../policy.ts"
import { SUGGESTED } from "../enquiry-choices.ts"
import { serviceChoiceTexts, submissionTexts } from "../texts.ts"

export const inquiryTexts = joined(
  joined(
    inLanguages({
      en: {
        hints: { location: "The locality is enough: Kothrud, Wakad…" },
        placeholders: { projectDetails: "A new kitchen for a 2 BHK, the old one taken out…" },
        subject: (service: string) => `Inquiry: ${service}`,
        failed: "Your inquiry could not be sent. Please try again.",
        heading: "Your inquiry",
        choose: { service: "Choose a service", budget: "Choose a budget", timeline: "Choose a timeline" },
        later: "Opening later",
        shorter: (link: (text: string) => ReactNode) =>
          parts("It is not open yet. To be told when it is, ", link("a shorter form"), " is enough."),
        send: "Send inquiry",
        thanks: {
          heading: "Thank you for your inquiry",
          next: `We will connect you with ${SUGGESTED} verified professionals within ${policy.replyHours} hours, Monday to Friday.`,
          nextFew: `A person reads it and writes to you within ${policy.replyHours} hours, Monday to Friday.`,
          nextLater: "We will write to you as soon as this service opens.",
          another: "Submit Another Request",
        },
      },
    }),
    serviceChoiceTexts,
  ),
  submissionTexts,
)
