import { inLanguages } from "../../platform/language/language.ts"
import type { ShownRequestStatus } from "../../requests/service-request.rules.ts"

export const enquiryStatusProblemTexts = inLanguages({
  en: {
    thing: "inquiry",
    request: "acceptance",
    fields: { token: "Link", request_id: "Professional" },
  },
})

export const enquiryStatusTexts = inLanguages({
  en: {
    title: "Your inquiry",
    home: "Home",
    heading: (service: string) => `Your ${service.toLowerCase()} inquiry`,
    lead: (reference: string, sent: string) => `${reference} · sent on ${sent}`,
    where: (location: string) => `For ${location}`,
    until: (day: string) => `Whoever has the link can open this page, so keep it to yourself. It works until ${day}.`,
    who: "Who has it",
    states: {
      pending: (when: string) => `Answers by ${when}.`,
      accepted: (when: string) => `Accepted on ${when}.`,
      declined: (when: string) => `Declined on ${when}.`,
      lapsed: (_when: string) => "Did not answer in time.",
      withdrawn: (when: string) => `Withdrawn on ${when}.`,
      taken_back: (when: string) => `Taken back by our team on ${when}.`,
      account_inactive: (when: string) => `Ended on ${when}, because an account was no longer active.`,
    } satisfies Record<ShownRequestStatus, (when: string) => string>,
    answered: "Their answer",
    former: "A professional who has left",
    contact: {
      shown: "They see your phone number and e-mail address, and can call you.",
      shownEmail: "They see your e-mail address, and can write to you.",
      hidden: "They see neither your phone number nor your e-mail address.",
    },
    book: "Book a visit",
    profile: (name: string) => `Profile of ${name}`,
    next: {
      title: "How to go on",
      pending: "There is nothing to do. You get a mail as soon as one of them accepts.",
      accepted:
        "Let them have your number, or book a visit. To write to them here, log in or create an account as a customer, with the address that this link was mailed to: this inquiry moves into it as you log in.",
      inAccount: "It is in your account: answers arrive there, and you can write to those who accepted.",
      over: "None of them took it on. We look for others and write to you. You can also look yourself.",
      taken_back:
        "Our team has taken your inquiry back, so nobody answers it, and we do not look for others. If that is not what you want, write to us.",
      account_inactive: "Your account was not active any more, so nobody answers it, and we do not look for others.",
      withdrawn: "You have withdrawn it, so nobody answers it, and we do not look for others.",
      why: "What our team says about it",
      account: "Create an account",
      logIn: "Log in",
      requests: "Go to your requests",
      search: "Look for others",
    },
    none: "Nobody has it at the moment.",
  },
})

export const shareContactTexts = inLanguages({
  en: {
    share: "Let them have my number",
    shareEmail: "Let them have my e-mail",
    sharing: "Sending…",
    failed: "That could not be sent. Please try again.",
  },
})
