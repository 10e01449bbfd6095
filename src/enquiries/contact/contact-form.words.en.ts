import { brand } from "../../brand.ts"
import type { contactSubjects } from "../enquiry-choices.ts"

export default {
  missing: { subject: "Please choose a subject" },
  failed: "Your message could not be sent. Please try again.",
  heading: "Send us a message",
  subjects: {
    general: "General question",
    services: "Services",
    partnership: "Partnership",
    careers: "Careers",
    support: "Support",
  } satisfies Record<(typeof contactSubjects)[number], string>,
  choose: "Choose a subject",
  send: "Send message",
  thanks: {
    heading: "Thank you for your message",
    next: `We reply within ${brand.replyHours} hours, Monday to Friday.`,
    another: "Send another message",
  },
}
