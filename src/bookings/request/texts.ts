import type { ReactNode } from "react"
import { inLanguages } from "../../platform/language/language.ts"
import { parts } from "../../platform/language/parts.ts"

/** The booking dialog around its form: what is booked, what can be pressed, and why somebody cannot book. */
export const bookingChoicesTexts = inLanguages({
  en: {
    bookVisit: "Book a visit",
    withBusiness: (name: string) => `with ${name}`,
    byTheHour: "By the hour",
    priceToBeAgreed: "Price to be agreed",
    visitorNote: "You will be asked to log in or sign up first. What you have filled in is kept.",
    whatFollows: (professional: string) =>
      `You pay nothing now. ${professional} gets your request and confirms or declines it; you will hear of it here and by e-mail.`,
    cancel: "Cancel",
    book: "Book Now",
    logInAndBook: "Log in and book",
    withoutScript: (phone: ReactNode) =>
      parts("Booking here needs JavaScript, which is off in this browser. Please switch it on, or call us: ", phone),
    when: "When",
    /** To who is in another zone. */
    whenInIndia: "When (Indian time, IST)",
    /** In place of the time, at the foot: before there is one, and where it cannot stay. */
    notChosen: (isOther: boolean) => (isOther ? "Choose another time" : "Choose a time"),
    how: "How would you like to meet?",
    anotherTime: "Another time",
    nearest: "Nearest times",
    otherVisit: (other: string, when: ReactNode) =>
      parts(`You have another visit at that time: ${other}, `, when, ". You can book this one all the same."),
    /** Of what is chosen still, and was free once. */
    gone: "This time is not free any more. Please choose another.",
    /** Puts the number of one's account into the field. */
    ownNumber: (number: string) => `Use my number, ${number}`,
    /** Below place and mobile, where they are asked for. */
    whoSees: {
      place: (professional: string) =>
        `${professional} sees the locality with your request. Address and mobile they see once they have confirmed, and until 30 days after the visit; you may leave them out.`,
      mobile: (professional: string) =>
        `${professional} sees your mobile once they have confirmed, and until 30 days after the visit; you may leave it out.`,
      called: (professional: string) =>
        `${professional} calls you on your mobile. They see it once they have confirmed, and until 30 days after the visit.`,
      /** Of a visitor, whose mobile is not asked for yet. */
      address: (professional: string) =>
        `${professional} sees the locality with your request, and the address once they have confirmed, until 30 days after the visit.`,
    },
    obstacles: {
      own_profile:
        "This is your own profile. Customers send you their requests from here; you answer them in your bookings.",
      professional:
        "You are logged in as a professional, and booking needs the customer side of an account. Add it to yours or use another account, and you come back to this page.",
      admin:
        "You are logged in as an administrator, and administrators do not book. Log in or sign up as a customer, and you come back to this page.",
    },
    close: "Close",
    toBookings: "Go to your bookings",
    addCustomer: "Add the customer side",
    otherAccount: "Use another account",
  },
})
