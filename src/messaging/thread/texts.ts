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

const by = ({ by: who, name }: Event) => (who === "me" ? " · by you" : who === "other" ? ` · by ${name}` : "")

const inactive = ({ by: whose, name }: Event) =>
  whose === "me" ? " · your account was not active" : ` · ${name} is no longer active`

/**
 * What happened to bookings and requests, as lines of the thread: what first, then when, then who, for the end is cut off. Only
 * customers ask for something, so of that nobody is named.
 */
export const threadEventTexts = inLanguages({
  en: {
    booking: {
      pending: ({ when }: Event) => (when ? `Requested for ${when}` : "Visit requested"),
      confirmed: ({ when }: Event) => (when ? `Confirmed for ${when}` : "Visit confirmed"),
      completed: ({ when }: Event) => (when ? `Visit took place: ${when}` : "Visit took place"),
      cancelled: (event: Event) => `${event.when ? `Cancelled: ${event.when}` : "Visit cancelled"}${by(event)}`,
      proposed: (event: Event) => `${event.when ? `Proposed: ${event.when}` : "Another time proposed"}${by(event)}`,
      proposal_accepted: ({ when }: Event) => (when ? `New time agreed: ${when}` : "New time agreed"),
      proposal_declined: (event: Event) => `Proposed time declined${by(event)}`,
      proposal_withdrawn: (event: Event) => `Proposed time withdrawn${by(event)}`,
      proposal_taken: () => "The proposed time is no longer free",
      no_show: (event: Event) => `“The visit did not take place”${by(event)}`,
      no_show_answer: (event: Event) => `Answer to that${by(event)}`,
      account_inactive: (event: Event) =>
        `${event.when ? `Visit is off: ${event.when}` : "Visit is off"}${inactive(event)}`,
      moved: ({ when }: Event) => (when ? `Moved to ${when}` : "Visit moved"),
    },
    request: {
      pending: ({ service }: Event) => `Request: ${service}`,
      accepted: (event: Event) => `Request accepted${by(event)}`,
      declined: (event: Event) => `Request declined${by(event)}`,
      lapsed: () => "Request not answered in time",
      withdrawn: (event: Event) => `Request withdrawn${by(event)}`,
      taken_back: () => "Request taken back by our team",
      account_inactive: (event: Event) => `Request ended${inactive(event)}`,
    },
    other: "Something has changed",
    see: { booking: "See the booking", request: "See the request" },
    /** What has become of a request. */
    state: {
      pending: "Waiting for an answer",
      accepted: "Accepted",
      declined: "Declined",
      lapsed: "Not answered in time",
      withdrawn: "Withdrawn",
      taken_back: "Taken back",
      account_inactive: "Ended",
    },
  },
})
