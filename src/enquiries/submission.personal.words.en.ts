import type { TableWords } from "../platform/personal-data.server.ts"

export default {
  title: "What you wrote to us",
  about: "By the forms of the site, with your account or with your e-mail address.",
  columns: {
    reference: "Reference",
    kind: "Kind",
    source: "Page",
    name: "Name",
    email: "E-mail",
    phone: "Phone",
    subject: "Subject",
    message: "Message",
    details: "What you chose",
    language: "Language",
    sent_at: "Sent",
    created_at: "Received",
    waits_for: "Service you wait for",
    told_at: "Told that it opened",
  },
  values: {
    kind: {
      contact: "Message or inquiry",
      registration: "Registration as a professional",
      career: "Interest in a position",
    },
  },
} satisfies TableWords
