import type { Delivery } from "../professionals/delivery.rules.ts"

/** How and where a visit takes place, and who is paid what it comes to: in the dialog and in a booking. */
export default {
  hints: {
    at_site: (professional: string) => `${professional} comes to you`,
    at_studio: (professional: string) => `You go to ${professional}`,
    online: () => "You meet in a video call",
  } satisfies Record<Delivery, (professional: string) => string>,
  paidTo: (comesTo: string, professional: string) => `${comesTo}, paid to ${professional}`,
}
