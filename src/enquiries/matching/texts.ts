import { brand } from "../../brand.ts"
import { inLanguages } from "../../platform/language/language.ts"
import { listIn, pluralIn } from "../../platform/language/parts.ts"
import { FAIR_DAYS, MAX_MATCHED, type PriceLevel } from "./suggestion.rules.ts"

const plural = pluralIn("en")
const listed = listIn("en")
/** A name may end in a full stop of its own: "Courtyard & Co." */
const ended = (text: string) => (text.endsWith(".") ? text : `${text}.`)
const professionals = (count: number) => plural(count, { one: "1 professional", other: `${count} professionals` })

/** Of the calls. */
export const matchingProblemTexts = inLanguages({
  en: {
    fields: { provider_ids: "Professionals", note: "Note" },
    missing: { provider_ids: "Please choose somebody" },
    noInquiry: "Only an inquiry for a service can be sent to professionals.",
    isSpam: "It is marked as spam. Take that off first.",
    enough: `It is with ${MAX_MATCHED} professionals already, and each of them may still take it on.`,
    notOffered:
      "One of them cannot get it any more: not verified, paused, or asked already. Please look at who is suggested now.",
    nobodyWaits: "Everybody has answered already.",
    done: {
      sent: (count: number) => `Sent to ${professionals(count)}. The sender is told by e-mail.`,
      takenBack: (count: number) => `Taken back from ${professionals(count)}. The sender is told by e-mail.`,
    },
  },
})

/** Why somebody suits. */
export const reasonTexts = inLanguages({
  en: {
    locality: (locality: string) => `Works from ${locality}`,
    near: (locality: string, km: number) => `Works from ${locality}, ${Math.max(1, Math.round(km))} km away`,
    city: (city: string) => `Works in ${city}`,
    level: (level: PriceLevel) => `Price level ${level.toLowerCase()}, suits the budget`,
    package: (amount: string) => `Has a package from ${amount}, within the budget`,
    free: (when: string) => `Free ${when}`,
    answered: (answered: number, of: number) =>
      `Answered ${answered} of ${plural(of, { one: "1 request", other: `${of} requests` })} in time`,
    rating: (rating: string, reviews: number) => `${rating} out of 5 from ${reviews} reviews`,
    fewest: `Got no inquiry in the last ${FAIR_DAYS} days`,
  },
})

/** In the pane of an inquiry. */
export const matchingTexts = inLanguages({
  en: {
    title: "Professionals",
    lead: (place: string) => `Who suits it best in ${place}. Whoever you choose gets it as a request.`,
    loading: "Looking who suits it",
    again: "Try Again",
    profile: "Profile",
    /** After "Profile", for those who hear it without its row. */
    whose: (name: string) => ` of ${name}`,
    failed: "Who suits it could not be found out. Please try again.",
    nowhere: "The service is not open where this is to be done, so nobody is suggested.",
    nobody: (place: string) => `Nobody else in ${place} is verified for this service.`,
    send: (count: number) => (count === 0 ? "Choose somebody" : `Send to ${professionals(count)}`),
    sent: "Sent to",
    due: (when: string) => `answers by ${when}`,
    contact: { shown: "sees number and address", hidden: "sees no number and address" },
    takeBack: "Take back",
    askTakeBack: (count: number) => `Take it back from ${professionals(count)} who have not answered?`,
    meaning:
      "For when the sender wants nobody any more. The professionals are told and cannot answer it; the sender is told by mail.",
    keep: "Leave it",
    consent: {
      given: "Whoever accepts sees the sender’s number and address, as the sender allowed when writing.",
      notGiven: "Nobody sees the sender’s number and address until the sender lets them.",
    },
  },
})

/** What the sender of an inquiry is mailed. */
export const matchingMailTexts = inLanguages({
  en: {
    services: (service: string) => service.toLowerCase(),
    some: (count: number) => professionals(count),
    sent: {
      subject: (count: number, reference: string) => `Your inquiry is with ${professionals(count)}: ${reference}`,
      preview: "Who has it, and by when they answer.",
      heading: (count: number) => `Your inquiry is with ${professionals(count)}`,
      who: (names: readonly string[], service: string) =>
        `We have sent your ${service} inquiry to ${ended(listed(names))} Each of them is verified on ${brand.name} and works in your area.`,
      due: (due: string) => `They accept or decline by ${due}. As soon as one accepts, you get a mail.`,
      shares: "Whoever accepts sees your phone number and e-mail address, as you allowed. The others do not.",
      hides:
        "They do not see your phone number and e-mail address. When one accepts, you decide whether they get them.",
      otherwise: "If none of them can take it on, you hear that from us too, and we look for others.",
      action: "See their answers",
    },
    accepted: {
      subject: (name: string) => `${name} would like to take on your project`,
      someone: "A professional",
      heading: "Your inquiry was accepted",
      text: (name: string, service: string) => `${name} has accepted your ${service} inquiry.`,
      shares: "They see your phone number and e-mail address now, and can call you.",
      hides:
        "They do not see your phone number and e-mail address yet. On the page of your inquiry you can let them have both, or book a visit.",
      quote: "Their answer",
      action: "See how to go on",
    },
    unplaced: {
      subject: (reference: string) => `None of them can take it on: ${reference}`,
      heading: "None of them can take it on",
      text: (count: number, service: string) =>
        count === 1
          ? `The professional who had your ${service} inquiry did not take it on.`
          : `The ${count} professionals who had your ${service} inquiry did not take it on.`,
      next: "We look at it again and look for others. You hear from us either way.",
      action: "See their answers",
    },
    takenBack: {
      /** @param isTaken somebody has accepted it, and keeps it */
      subject: (reference: string, isTaken: boolean) =>
        isTaken ? `We ask nobody else: ${reference}` : `We have taken your inquiry back: ${reference}`,
      heading: (isTaken: boolean) => (isTaken ? "We ask nobody else" : "We have taken your inquiry back"),
      text: (count: number, service: string) =>
        count === 1
          ? `Our team has taken your ${service} inquiry back from the professional who had not answered it yet. They can no longer answer it.`
          : `Our team has taken your ${service} inquiry back from the ${count} professionals who had not answered it yet. They can no longer answer it.`,
      taken: "Whoever has accepted it keeps it.",
      over: "We do not look for others. If that is not what you want, write to us.",
      note: "What our team says about it",
      action: "See your inquiry",
    },
    closing: {
      link: (days: number) => `Whoever has the link can open it, so keep it to yourself. It works for ${days} days.`,
      reference: (reference: string) => `Your reference is ${reference}. Name it if you write to us about this.`,
    },
  },
})

export const takeBackFormTexts = inLanguages({
  en: {
    fields: { note: "Why it is taken back" },
    names: { note: "Note" },
    hints: { note: "The sender reads it in the mail." },
    failed: "That could not be done. Please try again.",
  },
})
