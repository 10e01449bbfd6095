import { AccountLabel, DualRoleBadge } from "../../accounts/components/role-badges.tsx"
import { Face } from "../../drawings/face.tsx"
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
        <Specimen name="Face: professionals, then a customer">
          <Row>
            {names.map((name) => (
              <Face key={name} professionalId={name} name={name} portrait={null} />
            ))}
            <Face professionalId="nobody" name="" portrait={null} size="small" />
            <Face professionalId="meera" name="Meera Joshi" portrait={null} size="large" />
            <Face professionalId={null} name="Meera Joshi" portrait={null} size="large" />
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
