import { inLanguages } from "../../platform/language/language.ts"
import type { Delivery, MeetingMethod } from "../../professionals/delivery.rules.ts"

/** How and where a visit takes place, and who is paid what it comes to: in the dialog and in a booking. */
export const visitLocationTexts = inLanguages({
  en: {
    hints: {
      at_site: (professional: string) => `${professional} comes to you`,
      at_studio: (professional: string) => `You go to ${professional}`,
      online: (professional: string, by: MeetingMethod | null) =>
        by === "link" ? "You meet in a video call" : `${professional} calls you`,
    } satisfies Record<Delivery, (professional: string, by: MeetingMethod | null) => string>,
    /** Who calls whom, to each side. */
    calls: {
      customer: (professional: string, number: string) => `${professional} calls you on ${number}`,
      professional: (client: string, number: string) => `You call ${client} on ${number}`,
    },
    paidTo: (comesTo: string, professional: string) => `${comesTo}, paid to ${professional}`,
  },
})
