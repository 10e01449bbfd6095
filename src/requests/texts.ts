import type { ReactNode } from "react"
import { brand } from "../brand.ts"
import { inLanguages } from "../platform/language/language.ts"
import { parts } from "../platform/language/parts.ts"
import type { TableTexts } from "../platform/personal-data.server.ts"
import type { ShownRequestStatus } from "./service-request.rules.ts"

const statuses: Record<ShownRequestStatus, string> = {
  pending: "Pending",
  accepted: "Accepted",
  declined: "Declined",
  lapsed: "Not answered",
  withdrawn: "Withdrawn",
  taken_back: "Taken back",
  account_inactive: "Ended",
}

/** The same within a sentence, in English. */
const statusesInSentence: Record<ShownRequestStatus, string> = {
  pending: "waiting for an answer",
  accepted: "accepted",
  declined: "declined",
  lapsed: "over, because nobody answered it in time",
  withdrawn: "withdrawn",
  taken_back: "taken back by our team",
  account_inactive: "over, because an account was no longer active",
}

/** The form; its refusals are specified (specification 1 §4 and 2 §7). */
export const requestFormTexts = inLanguages({
  en: {
    fields: { message: "Message to Professional" },
    hints: { message: "What you have in mind, and what you would like to know." },
    missing: { message: "Please write your message to the professional" },
    rules: {
      no_service: () => "Please select a service first",
      no_provider: () => "This service doesn't have a valid professional. Please select another service.",
    },
    signedOut: "You need to be logged in to request a service",
    invalidProfessional: "Invalid professional information",
    failed: "Failed to send service request",
    noAnswer: "An error occurred while sending your request",
  },
})

/** Around the form. */
export const requestFormShownTexts = inLanguages({
  en: {
    title: "Request a service",
    about: (service: ReactNode, professional: string) => parts(service, ` with ${professional}`),
    send: "Request Service",
    cancel: "Cancel",
    withoutScript: (phone: ReactNode) =>
      parts("Asking here needs JavaScript, which is off in this browser. Please switch it on, or call us: ", phone),
    visitorNote: "You need to be logged in to request a service. What you have written is kept.",
    whatFollows: (professional: string) =>
      `It costs nothing and books nothing. ${professional} has 48 hours to answer, and does not see your phone number or e-mail.`,
    own: { label: "Go to your requests", to: "/provider/requests" },
    obstacles: {
      own_profile: "This is your own profile. Customers write to you from here; you answer them in your requests.",
      professional:
        "You are logged in as a professional, and a request needs the customer side of an account. Add it to yours or use another account, and you come back to this page.",
      admin:
        "You are logged in as an administrator, and administrators do not request services. Log in or sign up as a customer, and you come back to this page.",
    },
  },
})

const answerFailed = "Your answer could not be sent. Please try again."

export const acceptFormTexts = inLanguages({
  en: {
    fields: { reason: "Your answer" },
    names: { reason: "Answer" },
    hints: { reason: "Answer the question, or say what you need to know before the visit." },
    failed: answerFailed,
  },
})

export const declineFormTexts = inLanguages({
  en: {
    fields: { reason: "The reason" },
    names: { reason: "Reason" },
    hints: { reason: "One line is enough." },
    failed: answerFailed,
  },
})

export const withdrawFormTexts = inLanguages({
  en: { failed: "The request could not be withdrawn. Please try again." },
})

/** What who asks, answers or withdraws is told. */
export const requestProblemTexts = inLanguages({
  en: {
    things: { request: "request", professional: "professional" },
    done: {
      sent: "Service request sent successfully",
      accept: "Request accepted",
      decline: "Request declined",
      withdraw: "Request withdrawn",
    },
    isNow: (status: ShownRequestStatus) => `This request is ${statusesInSentence[status]}.`,
    waitingWithOne: (max: number) =>
      `You have ${max} requests waiting with this professional. Please wait for an answer, or withdraw one of them.`,
    waitingInAll: (max: number) =>
      `You have ${max} requests waiting for an answer. Please wait for one, or withdraw some of them.`,
    askedOften: (max: number, professional: string | null) => (wait: string) =>
      `You have asked ${professional ?? "this professional"} ${max} times within a day. Please give them time to answer, and try again in ${wait}.`,
    manyContacts:
      "Links, e-mail addresses and phone numbers cannot be sent to so many professionals in one day. Please leave them out of your message, and send it again.",
    ownService: "You cannot request your own services.",
    notOffered: "This professional does not offer this service.",
    paused: "This professional takes no requests for this service at the moment.",
  },
})

/** A request as notices, mails and activities tell of it. */
interface RequestTextValues {
  service: string
  customer: string
  professional: string
  /** When the answer is due, worded. */
  due: string
}

export const requestNotificationTexts = inLanguages({
  en: {
    topic: "Service requests",
    former: { customer: "A former customer", professional: "The professional" },
    quotes: { message: "Their message", reason: "Their answer" },
    asked: {
      title: "New service request",
      message: ({ customer, service, due }: RequestTextValues) =>
        `${customer} asks about your ${service} service. Please answer by ${due}.`,
      action: "Read and answer",
    },
    waits: {
      title: "A service request is waiting",
      message: ({ customer, service, due }: RequestTextValues) =>
        `${customer} is waiting for your answer about ${service}. Without one the request ends on ${due}.`,
      action: "Read and answer",
    },
    accepted: {
      title: "Request accepted",
      message: ({ professional, service }: RequestTextValues) =>
        `${professional} accepted your ${service} request. You can book a visit now.`,
      action: "Book Now",
    },
    accepted_unbookable: {
      title: "Request accepted",
      message: ({ professional, service }: RequestTextValues) =>
        `${professional} accepted your ${service} request. Visits for it cannot be booked here at the moment.`,
      action: "My Requests",
    },
    declined: {
      title: "Request declined",
      message: ({ professional, service }: RequestTextValues) => `${professional} cannot take your ${service} request.`,
      action: "My Requests",
    },
    withdrawn: {
      title: "Request withdrawn",
      message: ({ customer, service }: RequestTextValues) => `${customer} withdrew the ${service} request.`,
      action: "Your requests",
    },
    taken_back: {
      title: "Request taken back",
      message: ({ customer, service }: RequestTextValues) =>
        `${brand.name}’s team took the ${service} request back for ${customer}.`,
      action: "Your requests",
    },
    ended_without_customer: {
      title: "Request ended",
      message: ({ customer, service }: RequestTextValues) =>
        `${customer} is no longer active on ${brand.name}, so the ${service} request has ended.`,
      action: "Your requests",
    },
    ended_without_professional: {
      title: "Request ended",
      message: ({ professional, service }: RequestTextValues) =>
        `${professional} is no longer active on ${brand.name}, so your ${service} request has ended.`,
      action: "My Requests",
    },
    lapsed_for_customer: {
      title: "Request not answered",
      message: ({ professional, service }: RequestTextValues) =>
        `${professional} did not answer your ${service} request in time.`,
      action: "My Requests",
    },
    lapsed_for_professional: {
      title: "Request not answered in time",
      message: ({ customer, service }: RequestTextValues) =>
        `The ${service} request from ${customer} ended without an answer.`,
      action: "Your requests",
    },
    contact_shared: {
      title: "You can reach your customer",
      message: ({ customer, service }: RequestTextValues) =>
        `${customer} lets you have their phone number and e-mail, about ${service}.`,
      action: "See them",
    },
    activity: (service: string, other: string) => `${service}, ${other}`,
  },
})

const sides = { customer: "The customer", professional: "The professional", desk: "Our team" }

export const requestPersonalTexts = inLanguages({
  en: {
    service_requests: {
      title: "Service requests",
      about: "Questions before a booking, that you asked or were asked.",
      columns: {
        service: "Service",
        professional: "Professional",
        customer: "Customer",
        message: "Message",
        status: "Status",
        reason: "Answer",
        answer_due_at: "Answer due by",
        created_at: "Asked",
        updated_at: "Last change",
        contact_shared_at: "Number and address given",
      },
      values: { status: statuses },
    },
    service_request_events: {
      title: "What happened to service requests",
      columns: {
        service: "Service",
        from_status: "Before",
        to_status: "Became",
        by: "By",
        reason: "Answer",
        created_at: "When",
      },
      values: { from_status: statuses, to_status: statuses, by: sides },
    },
  } satisfies Record<string, TableTexts>,
})

/** A request on the screens of both sides. */
export const requestTexts = inLanguages({
  en: {
    status: "Status",
    all: "All requests",
    statuses,
    about: (service: string, when: ReactNode) => parts(`${service} · asked on `, when),
    write: (name: ReactNode) => parts("Message ", name),
    /** In the place of a dialog, where the other side or the clock was faster. */
    settled: {
      title: "This request is settled",
      notSent: "What you have written was not sent.",
      close: "Close",
    },
  },
})

/** The customer's list. */
export const myRequestsTexts = inLanguages({
  en: {
    title: "Your requests",
    lead: "Your questions to professionals, and their answers. Times are Indian time.",
    loading: "Loading your requests",
    failed: "Failed to load your requests. Please try again later.",
    empty: {
      title: "You have not asked anyone yet",
      hint: "Choose a service in the search and write to the professional. A question commits you to nothing.",
    },
    noMatch: { title: "No requests match your filter." },
    findServices: "Find Services",
    answered: "Their answer",
    due: (when: ReactNode) => parts("They have until ", when, " to answer."),
    accepted: {
      bookable: "They would like to meet you. Choose a time for your visit.",
      booked: "You have booked a visit with them since.",
      paused: "They take no bookings for this service at the moment.",
    },
    ended: {
      declined: "They cannot take this on.",
      lapsed: "They did not answer in time.",
      withdrawn: "You withdrew this request.",
      taken_back: "Our team took this request back for you.",
    },
    /** By the side whose account was not active. */
    inactive: {
      customer: "It ended, because your account was not active.",
      professional: "It ended, because the professional’s account was no longer active.",
    },
    offeredBy: (names: ReactNode) => parts("Also offered by ", names, "."),
    withdraw: "Withdraw",
    book: "Book Now",
    toBookings: "My Bookings",
    others: "Find others",
    /** After a button, for those who hear it without its row. */
    whose: (professional: string) => ` your request to ${professional}`,
    with: (professional: string) => ` with ${professional}`,
    for: (service: string) => ` for ${service}`,
    withdrawing: {
      title: "Withdraw this request?",
      meaning: (professional: string | null) =>
        professional === null
          ? "Nobody will answer it now."
          : `${professional} will be told, and cannot answer it any more.`,
      verb: "Withdraw request",
      keep: "Keep the request",
    },
  },
})

/** The professional's list. */
export const professionalRequestsTexts = inLanguages({
  en: {
    title: "Service Requests",
    lead: "Questions before a booking. Please answer each within 48 hours. Times are Indian time.",
    loading: "Loading your requests",
    failed: "Failed to load your requests. Please try again later.",
    unknownProfessional: "Could not determine professional ID. Please try logging out and back in.",
    empty: {
      title: "No requests yet",
      hint: "Customers who look at your profile can write to you here before they book.",
    },
    noMatch: { title: "No requests match your filter." },
    toProfile: "Look at your profile",
    /** @param count none are left where all have been answered, and stand there still */
    waiting: (count: number, areMore: boolean) =>
      count > 0 ? `Needs your answer (${count}${areMore ? "+" : ""})` : "Needed your answer",
    earlier: "Earlier requests",
    answered: "Your answer",
    due: (when: ReactNode) => parts("Answer by ", when, "."),
    accepted: "Accepted. They can book a visit with you now.",
    inquiry: {
      came: "Written to us, and sent to you because it suits what you offer.",
      reachable: "Accepted. Call or write to them:",
      told: "Accepted. They are told by e-mail, and decide whether you get their phone number.",
    },
    booked: "They have booked a visit with you since.",
    ended: {
      declined: "You declined this request.",
      lapsed: "It was not answered in time.",
      withdrawn: "The customer withdrew this request.",
      taken_back: `${brand.name}’s team took this request back for the customer.`,
    },
    /** By the side whose account was not active. */
    inactive: {
      customer: "It ended, because the customer’s account was no longer active.",
      professional: "It ended, because your account was not active.",
    },
    accept: "Accept",
    decline: "Decline",
    /** After a button, for those who hear it without its row. */
    whose: (client: string, service: string) => ` the ${service} request from ${client}`,
  },
})

export const answerDialogTexts = inLanguages({
  en: {
    later: "Not now",
    accept: {
      title: "Accept this request?",
      verb: "Accept request",
      meaning: (client: string) =>
        `${client} will be told at once, and can book a visit at a time that is free in your calendar.`,
      /** Of somebody without an account. */
      meaningByMail: (client: string) =>
        `${client} is told by e-mail. You see their phone number and e-mail here once they let you have them.`,
    },
    decline: {
      title: "Decline this request?",
      verb: "Decline request",
      meaning: (client: string) => `${client} will be told at once, and shown others who offer the same service.`,
      meaningByMail: (client: string) => `We look for somebody else for ${client}.`,
    },
  },
})
