import { inLanguages } from "../../platform/language/language.ts"
import type { BookingTextValues } from "../announcement/texts.ts"

/** By kind: what the site says, and the mail's first lines. Read later they are still true. */
export const reminderNotificationTexts = inLanguages({
  en: {
    visit_in_a_day_for_customer: {
      title: "Your visit is coming up",
      message: ({ professional, service, when }: BookingTextValues) =>
        `Your ${service} visit with ${professional} is on ${when}.`,
    },
    visit_in_a_day_for_professional: {
      title: "A visit is coming up",
      message: ({ customer, service, when }: BookingTextValues) =>
        `The ${service} visit with ${customer} is on ${when}.`,
    },
    visit_in_two_hours_for_customer: {
      title: "Your visit starts soon",
      message: ({ professional, service, when }: BookingTextValues) =>
        `Your ${service} visit with ${professional} starts on ${when}.`,
    },
    visit_in_two_hours_for_professional: {
      title: "A visit starts soon",
      message: ({ customer, service, when }: BookingTextValues) =>
        `The ${service} visit with ${customer} starts on ${when}.`,
    },
    request_waits: {
      title: "A request waits for you",
      message: (facts: BookingTextValues) =>
        `${facts.customer} is still waiting for your answer about the ${facts.service} visit on ${facts.when}.${facts.answerBy}`,
    },
    request_lapses: {
      title: "A request is about to end",
      message: ({ customer, service, when }: BookingTextValues) =>
        `${customer} is still waiting for your answer about the ${service} visit on ${when}.`,
    },
  },
})
