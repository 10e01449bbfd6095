import type { TableWords } from "../platform/personal-data.server.ts"

const statuses = { pending: "Pending", confirmed: "Confirmed", completed: "Completed", cancelled: "Cancelled" }
const sides = { customer: "The customer", professional: "The professional" }

export default {
  bookings: {
    title: "Bookings",
    columns: {
      service: "Service",
      professional: "Professional",
      customer: "Customer",
      starts_at: "Starts",
      ends_at: "Ends",
      status: "Status",
      offer_name: "Offered as",
      delivery: "How",
      locality: "Locality",
      address: "Address",
      contact_mobile: "Mobile number for the visit",
      notes: "Notes",
      price_per_hour: "Rupees per hour",
      proposed_start: "Another time proposed",
      proposed_by: "Proposed by",
      answer_due_at: "Answer due by",
      created_at: "Asked for",
      updated_at: "Last change",
    },
    values: { status: statuses, proposed_by: sides },
  },
  booking_events: {
    title: "What happened to bookings",
    columns: {
      service: "Service",
      starts_at: "Of",
      from_status: "Before",
      to_status: "Became",
      by: "By",
      reason: "Reason",
      kind: "What else",
      proposed_start: "Another time",
      created_at: "When",
    },
    values: {
      from_status: statuses,
      to_status: statuses,
      by: sides,
      kind: {
        proposed: "Another time was proposed",
        proposal_accepted: "The other time was accepted",
        proposal_declined: "The other time was declined",
        proposal_withdrawn: "The other time was taken back",
        proposal_taken: "Somebody else booked the other time",
        moved: "The request was moved to another time",
        no_show: "Said that it did not take place",
        no_show_answer: "Answered that",
      },
    },
  },
  calendar_feeds: { title: "Your calendar's link", columns: { created_at: "Since" } },
} satisfies Record<string, TableWords>
