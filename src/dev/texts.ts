import { inLanguages } from "../platform/language/language.ts"

export const devTexts = inLanguages({
  en: {
    gallery: {
      title: "Components",
      lead: "Every part the product is made of, in every state. Change the theme at the foot of the page.",
    },
    mailbox: {
      headTitle: "Mailbox (demo)",
      title: "Mailbox",
      lead: "The demo sends no mail; what waits to be sent is kept here, newest first. News of a booking takes the place of older news of it that was not sent yet, and here nothing ever is.",
      to: "To",
      show: "Show",
      none: { title: "No mail yet", text: "Sign up or book, and the mail appears here." },
      asMailed: "As a mail program shows it",
      sent: (to: string, at: string) => `To ${to} · ${at}`,
    },
  },
})
