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
        `Neither you nor ${name} can write here until you unblock it. Bookings and requests that you have stay, but no new ones can be made, and ${name} is told that the conversation is blocked.`,
      stillShared: (name: string) => `${name} goes on seeing the contact you shared, until you take it back.`,
      confirm: "Block",
      cancel: "Cancel",
    },
    report: "Report",
    reportTitle: (name: string) => `Report ${name}`,
    mayBlock: "You can also block this conversation: then neither of you can write here.",
    reportAbout: (id: string) => `Conversation ${id}`,
  },
})
