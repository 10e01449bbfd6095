import type { contactSubjects } from "../enquiry-choices.ts"

export default {
  fields: { name: "Name", email: "Email", phone: "Phone", subject: "Subject", message: "Message" },
  rules: {
    plain_text: (label: string) => `${label} must be plain text, without links`,
    phone_digits: () => "Please enter a phone number with 8 to 15 digits",
  },
  missing: { subject: "Please choose a subject" },
  placeholders: { phone: "+91 98765 43210" },
  fix: "Please check the fields that are marked.",
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
  sending: "Sending...",
  thanks: {
    heading: "Thank you for your message",
    next: "We reply within 24 hours, Monday to Friday.",
    another: "Send another message",
  },
}
