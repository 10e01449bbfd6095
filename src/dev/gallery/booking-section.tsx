import type { CustomerBooking } from "../../bookings/booking.schema.ts"
import { BookingState } from "../../bookings/components/booking-state.tsx"
import { VisitSummary } from "../../bookings/components/visit-summary.tsx"
import { Card } from "../../ui/card.tsx"
import { Row, Section, Specimen } from "./specimen.tsx"

/** Ahead whenever this is looked at, and the same for server and browser. */
const start = "2046-11-24T05:30:00Z"
const end = "2046-11-24T07:30:00Z"

const booking: CustomerBooking = {
  id: "1",
  service: { service_type: "interior-designer", name: "Interior Designer" },
  service_id: "1",
  offer_name: "Home visit with a measured sketch",
  package: null,
  provider_id: "1",
  provider_name: "Deshpande & Kulkarni Interiors and Homes",
  is_offered: true,
  provider_portrait: null,
  review: null,
  projects: [
    { title: "A kitchen in teak and Kota stone", picture: { kind: "room", seed: "1" } },
    { title: "Two rooms for a family of five", picture: { kind: "room", seed: "2" } },
  ],
  booking_date: start.slice(0, 10),
  start_time: start,
  end_time: end,
  duration: 120,
  price: "3600.00",
  total: "7200.00",
  delivery: "at_site",
  locality: "Kothrud",
  city: "Pune",
  address: "Flat 12, Sai Residency",
  contact_mobile: null,
  online_by: null,
  meeting_link: null,
  business_phone: null,
  studio_address: null,
  status: "pending",
  notes: "",
  created_at: start,
  answer_due_at: start,
  history: [],
  proposal: null,
}

const missed = {
  status: "cancelled",
  by: "customer",
  reason: "",
  kind: "no_show",
  proposed_time: null,
  at: "",
} as const

/** Each state by its sign; then a long name, Devanagari, and what is not there. */
const states: CustomerBooking[] = [
  booking,
  { ...booking, proposal: { by: "professional", start_time: end, end_time: end } },
  { ...booking, status: "confirmed" },
  { ...booking, status: "completed" },
  { ...booking, status: "completed", history: [missed] },
  { ...booking, status: "cancelled" },
  { ...booking, status: "cancelled", history: [missed] },
]
const devanagari = {
  ...booking,
  service: { service_type: "architect", name: "Architect" },
  provider_name: "श्रीराम देशपांडे",
  delivery: "at_studio" as const,
}
const bare = {
  ...booking,
  provider_name: null,
  projects: [],
  offer_name: "",
  total: null,
  delivery: null,
  locality: "",
  address: "",
}

export function BookingSection() {
  return (
    <Section title="Bookings">
      <Specimen name="How a booking stands">
        <Row>
          {states.map((one) => (
            <BookingState key={states.indexOf(one)} booking={one} />
          ))}
        </Row>
      </Specimen>
      <Specimen name="A visit in short">
        <div className="grid grid-cols-1 gap-6 lg:grid-cols-2">
          {[booking, devanagari, bare].map((one) => (
            <Card key={one.provider_name}>
              <VisitSummary booking={one} reader="customer" />
            </Card>
          ))}
        </div>
      </Specimen>
    </Section>
  )
}
