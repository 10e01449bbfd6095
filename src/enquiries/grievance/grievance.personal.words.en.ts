import type { TableWords } from "../../platform/personal-data.server.ts"

export default {
  title: "Your complaints",
  about: "With your account or with your e-mail address. Our answers are in your mailbox.",
  columns: {
    ticket: "Ticket",
    kind: "About",
    name: "Name",
    email: "E-mail",
    phone: "Phone",
    booking: "Booking",
    message: "What happened",
    language: "Language",
    status: "Status",
    level: "Level",
    sent_at: "Sent",
    created_at: "Received",
    acknowledged_at: "Acknowledged",
    escalated_at: "Taken further",
    resolve_by: "Answer due by",
  },
  values: {
    kind: {
      person: "A professional or a customer",
      content: "Something on the site",
      refund: "A refund",
      account: "Your account",
      privacy: "Your personal data",
      company: "What we have said or done",
    },
    status: { open: "Open", answered: "Answered" },
    level: { 0: "Grievance officer", 1: "Grievance officer, afresh", 2: "Management" },
  },
} satisfies TableWords
