import { AccountLabel, DualRoleBadge } from "../../accounts/components/role-badges.tsx"
import type { CustomerBooking } from "../../bookings/booking.schema.ts"
import { BookingState } from "../../bookings/components/booking-state.tsx"
import { VisitSummary } from "../../bookings/components/visit-summary.tsx"
import { Avatar } from "../../ui/avatar.tsx"
import { Badge, type Tone } from "../../ui/badge.tsx"
import { Card } from "../../ui/card.tsx"
import { LinkButton } from "../../ui/link.tsx"
import { Rating } from "../../ui/rating.tsx"
import { type ChipStatus, StatusChip } from "../../ui/status-chip.tsx"
import { Row, Section, Specimen } from "./specimen.tsx"

const tones: Tone[] = ["neem", "brass", "tile", "slate", "plum", "danger", "neutral"]
const statuses: ChipStatus[] = ["pending", "confirmed", "completed", "cancelled"]
const accounts = [
  { has_user_role: true },
  { has_user_role: false, has_provider_role: true },
  { has_user_role: true, has_provider_role: true },
  { has_admin_role: true },
]
const names = ["Meera Joshi", "Ar. Kedar Phadke", "Sonal Bhosale", "Imran Shaikh", "Wada Studio", "नेहा"]

export function PeopleSection() {
  return (
    <Section title="People and signs">
      <div className="grid gap-8 sm:grid-cols-2">
        <Specimen name="Badge">
          <Row>
            {tones.map((tone) => (
              <Badge key={tone} tone={tone}>
                {tone}
              </Badge>
            ))}
            <Badge tone="neem" icon="shield-check">
              Verified
            </Badge>
          </Row>
        </Specimen>
        <Specimen name="What an account is called">
          <Row>
            {accounts.map((roles) => (
              <AccountLabel key={JSON.stringify(roles)} of={roles} />
            ))}
            <DualRoleBadge of={{ has_user_role: true, has_provider_role: true }} />
          </Row>
        </Specimen>
        <Specimen name="Booking status">
          <Row>
            {statuses.map((status) => (
              <StatusChip key={status} status={status} />
            ))}
          </Row>
        </Specimen>
        <Specimen name="Rating">
          <Row>
            <Rating value={4.8} count={126} />
            <Rating value={3.5} count={1} />
            <Rating value={4.2} count={38} compact />
            <Rating value={null} />
          </Row>
        </Specimen>
        <Specimen name="Avatar">
          <Row>
            {names.map((name) => (
              <Avatar key={name} name={name} />
            ))}
            <Avatar name="" size="small" />
            <Avatar name="Meera Joshi" size="large" />
            <Avatar name="श्रीराम देशपांडे" size="huge" />
          </Row>
        </Specimen>
      </div>
      <Specimen name="Card">
        <div className="grid gap-6 md:grid-cols-3">
          <ProfessionalCard />
          <Card lifts>
            <h3 className="text-xl">A card that leads somewhere</h3>
            <p className="mt-2 text-muted">It lifts a little under the pointer, and its edge turns to brass.</p>
          </Card>
          <Card flush>
            <span className="grid h-28 place-items-center bg-sunken text-muted">A picture to the edge</span>
            <p className="p-6">Text below it.</p>
          </Card>
        </div>
      </Specimen>
    </Section>
  )
}

function ProfessionalCard() {
  return (
    <Card as="article">
      <div className="flex items-center gap-4">
        <Avatar name="Kedar Phadke" size="large" />
        <div className="min-w-0">
          <h3 className="text-xl">Phadke Architects</h3>
          <Rating value={4.8} count={126} compact />
        </div>
      </div>
      <p className="mt-4 text-muted">
        Houses and restorations in the old town, drawn by hand before anything is broken.
      </p>
      <div className="mt-4 flex items-center justify-between gap-4">
        <p>
          <span className="font-semibold text-lg">₹1,800</span> <span className="text-muted">per hour</span>
        </p>
        <LinkButton to="/search" size="small">
          Book Now
        </LinkButton>
      </div>
    </Card>
  )
}

/** Ahead whenever this is looked at, and the same for server and browser. */
const start = "2046-11-24T05:30:00Z"
const end = "2046-11-24T07:30:00Z"

const booking: CustomerBooking = {
  id: "1",
  service: { service_type: "interior-designer", name: "Interior Designer" },
  service_id: "1",
  offer_name: "Home visit with a measured sketch",
  provider_id: "1",
  provider_name: "Deshpande & Kulkarni Interiors and Homes",
  provider_portrait: null,
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
