import { inLanguages } from "../../platform/language/language.ts"

type By = "me" | "other" | "nobody"
interface Event {
  by: By
  /** Of the other side. */
  name: string
  /** Of the visit. */
  when: string | undefined
  service: string
}

const who = ({ by, name }: Event) => (by === "me" ? "You" : by === "other" ? name : undefined)
const on = ({ when }: Event) => (when ? ` on ${when}` : "")
const whose = (event: Event) => (event.by === "me" ? "the request" : "your request")

/** What happened to bookings and requests, as lines of the thread. */
export const threadEventTexts = inLanguages({
  en: {
    booking: {
      pending: (event: Event) => `${who(event) ?? "Somebody"} asked for a visit${on(event)}`,
      confirmed: ({ when }: Event) => (when ? `Visit confirmed for ${when}` : "Visit confirmed"),
      completed: (event: Event) => `The visit${on(event)} took place`,
      cancelled: (event: Event) =>
        who(event) ? `${who(event)} cancelled the visit${on(event)}` : `The visit${on(event)} is cancelled`,
      proposed: (event: Event) =>
        event.when ? `${who(event) ?? "Somebody"} proposed ${event.when} instead` : "Another time was proposed",
      proposal_accepted: ({ when }: Event) => (when ? `New time agreed: ${when}` : "New time agreed"),
      proposal_declined: (event: Event) => `${who(event) ?? "Somebody"} declined the other time`,
      proposal_withdrawn: (event: Event) => `${who(event) ?? "Somebody"} took the proposed time back`,
      proposal_taken: () => "The proposed time has been taken meanwhile",
      no_show: (event: Event) => `${who(event) ?? "Somebody"} said that the visit did not take place`,
      no_show_answer: (event: Event) => `${who(event) ?? "Somebody"} answered that`,
      moved: ({ when }: Event) => (when ? `Visit moved to ${when}` : "Visit moved"),
    },
    request: {
      pending: (event: Event) => `${who(event) ?? "Somebody"} sent a request: ${event.service}`,
      accepted: (event: Event) => `${who(event) ?? "Somebody"} accepted ${whose(event)}`,
      declined: (event: Event) => `${who(event) ?? "Somebody"} declined ${whose(event)}`,
      lapsed: () => "The request was not answered in time",
      withdrawn: (event: Event) => `${who(event) ?? "Somebody"} withdrew the request`,
    },
    other: "Something has changed",
    see: { booking: "See the booking", request: "See the request" },
  },
})
