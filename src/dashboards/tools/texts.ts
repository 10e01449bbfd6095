import { inLanguages } from "../../platform/language/language.ts"

/** The heads of the tables that professionals take along. */
export const exportTexts = inLanguages({
  en: {
    former: "former customer",
    bookings: {
      columns: [
        ...["Starts (IST)", "Minutes", "Status", "Customer", "Service", "Your name for it", "Where", "Locality"],
        ...["Rupees per hour", "Rupees of the package", "Rupees in all", "Notes", "Asked (IST)", "Booking id"],
      ],
    },
    reviews: {
      columns: [
        ...["Written (IST)", "Customer", "Service", "Rating", "Title", "Comment"],
        ...["Your answer", "Answered (IST)", "Review id"],
      ],
    },
  },
})

export const toolsTexts = inLanguages({
  en: {
    title: "Tools",
    lead: "What you need around your work here.",
    toUser: "Go to User Dashboard",
    link: {
      title: "Your public profile",
      text: "Send it to people who know you, or put it on your card: anyone who opens it can book you.",
      label: "Address of your profile",
      copy: "Copy link",
      share: "Share",
      open: "Open",
      copied: "The link is copied.",
    },
    id: {
      title: "For programs",
      text: "Your professional id names your profile in programs that use our API, and in messages to us. It lets nobody into your account.",
      label: "Professional id",
      copy: "Copy id",
      copied: "The id is copied.",
    },
    notCopied: "That could not be copied. Please select the text and copy it yourself.",
    hours: {
      title: "Hours",
      text: "When you can be visited: weekly hours, days off, and how long ahead you want to know.",
      open: "Set your hours",
    },
    files: {
      title: "Take your data along",
      text: (rows: string) =>
        `Tables for a spreadsheet, the newest ${rows} rows each. How to reach a customer is not in them: that is shared for one visit.`,
      bookings: "Bookings (CSV)",
      reviews: "Reviews (CSV)",
    },
    loading: "Loading your tools",
    noId: "Professional ID not found. Please log in again.",
  },
})
