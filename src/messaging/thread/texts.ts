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

/** What happened to bookings and requests, as lines of the thread: what first, then when, then who, for the end is cut off. */
export const threadEventTexts = inLanguages({
  en: {
    booking: {
      pending: (event: Event) => `${event.when ? `Asked for ${event.when}` : "Visit asked for"}${by(event)}`,
      confirmed: ({ when }: Event) => (when ? `Confirmed for ${when}` : "Visit confirmed"),
      completed: ({ when }: Event) => (when ? `Visit took place: ${when}` : "Visit took place"),
      cancelled: (event: Event) => `${event.when ? `Cancelled: ${event.when}` : "Visit cancelled"}${by(event)}`,
      proposed: (event: Event) => `${event.when ? `Proposed: ${event.when}` : "Another time proposed"}${by(event)}`,
      proposal_accepted: ({ when }: Event) => (when ? `New time agreed: ${when}` : "New time agreed"),
      proposal_declined: (event: Event) => `Other time declined${by(event)}`,
      proposal_withdrawn: (event: Event) => `Proposed time taken back${by(event)}`,
      proposal_taken: () => "The proposed time has been taken meanwhile",
      no_show: (event: Event) => `“The visit did not take place”${by(event)}`,
      no_show_answer: (event: Event) => `Answer to that${by(event)}`,
      moved: ({ when }: Event) => (when ? `Moved to ${when}` : "Visit moved"),
    },
    request: {
      pending: (event: Event) => `Request: ${event.service}${by(event)}`,
      accepted: (event: Event) => `Request accepted${by(event)}`,
      declined: (event: Event) => `Request declined${by(event)}`,
      lapsed: () => "Request not answered in time",
      withdrawn: (event: Event) => `Request withdrawn${by(event)}`,
    },
    other: "Something has changed",
    see: { booking: "See the booking", request: "See the request" },
    /** What has become of a request. */
    state: {
      pending: "Waits for an answer",
      accepted: "Accepted",
      declined: "Declined",
      lapsed: "Not answered in time",
      withdrawn: "Withdrawn",
    },
  },
})
