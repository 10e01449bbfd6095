import { brand } from "../../brand.ts"
import { joined } from "../../platform/language/joined.ts"
import { inLanguages } from "../../platform/language/language.ts"
import { policy } from "../../policy.ts"
import type { contactSubjects } from "../enquiry-choices.ts"
import { submissionTexts } from "../texts.ts"

export const contactFormTexts = joined(
  inLanguages({
    en: {
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
        next: `We reply within ${policy.replyHours} hours, Monday to Friday.`,
        another: "Send another message",
      },
    },
  }),
  submissionTexts,
)

export const contactTexts = inLanguages({
  en: {
    meta: {
      title: `Contact · ${brand.name}`,
      description: `Talk to ${brand.name} in ${brand.homeCity}: by phone, by message, by e-mail or by the form. We reply within ${policy.replyHours} hours, Monday to Friday.`,
    },
    heading: "Contact us",
    lead: `A person in ${brand.homeCity} reads it and replies within ${policy.replyHours} hours, Monday to Friday.`,
    ways: {
      heading: "Talk to us",
      phone: "Phone",
      message: "Text message",
      emails: {
        general: "General",
        support: "Support with a booking or an account",
        info: "Information and press",
        privacy: "Privacy and your data",
        webmaster: "Something is wrong with this site",
      },
      address: "Address",
      social: "Follow us",
    },
    faq: {
      heading: "Frequently asked questions",
      questions: [
        {
          question: "What does it cost to book a professional?",
          answer: `You pay nothing to ${brand.name}: no platform fee, no hidden fee, no payment fee. You pay the professional what the booking says, and you see the price of the visit before you send it.`,
        },
        {
          question: "What does “verified” mean?",
          answer:
            "That we have checked who the professional is, and for architects their registration with the Council of Architecture. The badge opens a list of what was checked, when, and what was not. It is taken away when a check expires.",
        },
        {
          question: "When is my booking certain?",
          answer:
            "When the professional has confirmed it. Until then it waits, and we tell you by e-mail and on the site what happens. Each request shows by when an answer is due; if they don’t answer by then, it ends by itself and nothing is owed.",
        },
        {
          question: "Can I cancel or move a visit?",
          answer:
            "Yes, from My Bookings. You can propose another time, or cancel; a cancellation less than 24 hours before the visit is not refunded. When the professional cancels, it never costs you.",
        },
        {
          question: "Do professionals see my phone number and address?",
          answer:
            "Your locality goes with the request. The full address, and the number if you leave one, are shown to the professional when the booking is confirmed, and for 30 days after the visit.",
        },
        {
          question: "I am a professional. How do I join?",
          answer:
            "Sign up as a professional, say what you offer, and set your hours and prices. You can be found at once, marked “Not yet verified” until your papers are checked.",
        },
      ],
    },
  },
})
