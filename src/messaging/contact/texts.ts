import { inLanguages } from "../../platform/language/language.ts"

export const contactTexts = inLanguages({
  en: {
    title: "Contact",
    none: (name: string) =>
      `You share no phone number or e-mail with ${name} here. A number that you gave with a booking is shown with that booking.`,
    noneOfCustomer: "The customer has not shared a phone number or e-mail.",
    shared: (name: string) => `${name} sees:`,
    share: "Share your contact",
    change: "Change",
    takeBack: "Take back",
    undo: "Undo",
    ownNumber: (number: string) => `Use my number, ${number}`,
    ownEmail: (email: string) => `Use ${email}`,
    dialog: "Share your contact",
    about: (name: string) =>
      `${name} will see it beside this conversation and with your bookings, until you take it back.`,
    save: "Share",
    cancel: "Cancel",
  },
})

export const contactFormTexts = inLanguages({
  en: {
    fields: { phone: "Phone", email: "E-mail" },
    hints: { phone: "Leave out what you do not want to share." },
    failed: "Your contact could not be shared. Please try again.",
  },
})
