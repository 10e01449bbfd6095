import { inLanguages } from "../../../platform/language/language.ts"
import type { ReportResult } from "./report.schema.ts"

/** The mails that answer a report. */
export const reportMailTexts = inLanguages({
  en: {
    subject: (ticket: string) => `Your report ${ticket} was answered`,
    heading: "We have looked at what you reported",
    answer: {
      hidden:
        "It broke our rules, and we have hidden it: nobody but its author and our team sees it. Thank you for telling us.",
      left: "We have looked at it with care, and it does not break our rules. So it stays where it is.",
    } satisfies Record<ReportResult, string>,
    reversed: {
      subject: (ticket: string) => `What you reported in ${ticket} is shown again`,
      heading: "We have looked at it once more",
      answer:
        "We had hidden what you reported. We have looked at it again since then, and as it stands now it does not break our rules. So it is shown again.",
    },
    further: "If you do not agree, you can take it a level further, with this ticket and your e-mail address.",
    ticket: "Ticket",
    action: "See where it stands",
  },
})
