import type { TableWords } from "../platform/personal-data.server.ts"

const statuses = { pending: "Pending", confirmed: "Confirmed", completed: "Completed", cancelled: "Cancelled" }

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
      created_at: "Asked for",
      updated_at: "Last change",
    },
    values: { status: statuses },
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
      created_at: "When",
    },
    values: {
      from_status: statuses,
      to_status: statuses,
      by: { customer: "The customer", professional: "The professional" },
    },
  },
  calendar_feeds: { title: "Your calendar's link", columns: { created_at: "Since" } },
} satisfies Record<string, TableWords>
