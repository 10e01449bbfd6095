import { inLanguages } from "../../platform/language/language.ts"

export const contactTexts = inLanguages({
  en: {
    title: "Contact",
    none: (name: string) =>
      `You have not shared a phone number or e-mail with ${name}. A number you gave for a booking shows with that booking only.`,
    noneOfCustomer: "The customer has not shared a phone number or e-mail.",
    shared: (name: string) => `${name} sees:`,
    share: "Share your contact",
    change: "Change",
    takeBack: "Take back",
    undo: "Undo",
    ownNumber: (number: string) => `Use my number, ${number}`,
    ownEmail: (email: string) => `Use ${email}`,
    dialog: "Share your contact",
    about: (name: string) => `${name} sees it here and with your bookings until you take it back.`,
    save: "Share",
    cancel: "Cancel",
  },
})

export const contactFormTexts = inLanguages({
  en: {
    fields: { phone: "Phone", email: "E-mail" },
    hints: { phone: "Leave empty what you do not want to share." },
    failed: "Your contact could not be shared. Please try again.",
  },
})
