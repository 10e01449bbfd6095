import { inLanguages } from "../../platform/language/language.ts"

/** Beside the thread: whom it is with, and what it is about. */
export const contextTexts = inLanguages({
  en: {
    label: (name: string) => `About ${name}`,
    profile: "View profile",
    customer: "Customer",
    bookings: "Bookings",
    request: "Request",
    proposed: (when: string) => `Proposed: ${when}`,
    acts: {
      confirm: "Confirm or decline",
      answerTime: "Answer the proposed time",
      details: "View details",
      accept: "Accept",
      decline: "Decline",
      requests: "View request",
      book: "Book a visit",
      bookAgain: "Book another visit",
    },
    safety: "Safety",
    block: "Block this conversation",
    unblock: "Unblock",
    blocking: {
      title: "Block this conversation?",
      meaning: (name: string) =>
        `Until you unblock it, neither of you can write here, or request or book anything new with the other. Bookings and requests you already have stay. ${name} sees that the conversation is blocked.`,
      stillShared: (name: string) => `${name} still sees the contact you shared until you take it back.`,
      confirm: "Block",
      cancel: "Cancel",
    },
    report: "Report",
    reportTitle: (name: string) => `Report ${name}`,
    mayBlock: "You can also block this conversation, so that neither of you can write here.",
    reportAbout: (id: string) => `Conversation ${id}`,
  },
})
