import type { Compared } from "../../compare/comparison.ts"
import { ChoiceCard } from "../../compare/components/choice-card.tsx"
import { ComparisonTable } from "../../compare/components/comparison-table.tsx"
import { HalfStars } from "../../ui/half-stars.tsx"
import { Section, Specimen } from "./specimen.tsx"

const unsaid = { checked_at: null, valid_until: null, number: null, checked_by: null }

const one: Compared = {
  id: "1",
  business_name: "Osari Interiors",
  full_name: "Sonal Bhosale",
  place: "Kothrud, Pune",
  rating: 4.5,
  reviews: 14,
  is_verified: true,
  work_experience: 12,
  portrait: null,
  project_count: 64,
  trades: ["Interior Designer"],
  checks: [
    { kind: "kyc", state: "approved", ...unsaid },
    { kind: "gst", state: "expired", ...unsaid },
  ],
  offer: { id: "1", name: "Interior Designer", price: "1500.00", duration: 90, delivery: ["at_site", "online"] },
  price_level: "Premium",
  serves: ["Pune", "Mumbai"],
  next_free: "tomorrow, 10:00 am",
  keeps_hours: true,
  works: [{ id: "1", title: "A kitchen for three cooks", locality: "Kothrud", completed_year: 2025 }],
  languages: ["Marathi", "English"],
  best: ["rating", "next_free"],
}

const long: Compared = {
  ...one,
  id: "2",
  business_name: "Deshpande & Kulkarni Interiors and Homes",
  full_name: "Venkatanarasimharajuvaripeta Deshpande",
  rating: 3.4,
  reviews: 12_345,
  best: ["price", "experience"],
}

const absent: Compared = {
  ...one,
  id: "3",
  business_name: "श्रीराम वास्तुरचना",
  rating: null,
  reviews: 0,
  is_verified: false,
  work_experience: null,
  checks: [{ kind: "kyc", state: "not_verified", ...unsaid }],
  offer: null,
  price_level: null,
  serves: [],
  next_free: null,
  works: [],
  languages: [],
  best: [],
}

export function CompareSection() {
  return (
    <Section title="Comparing">
      <Specimen name="Full, half and empty stars">
        {[5, 4.5, 3.4, null].map((value) => (
          <HalfStars key={value} value={value} />
        ))}
      </Specimen>
      <ul className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
        {[one, long, absent].map((choice) => (
          <ChoiceCard key={choice.id} choice={choice} isChosen={choice === long} />
        ))}
      </ul>
      <ComparisonTable compared={[one, long, absent]} addressWithout={() => "/compare"} />
    </Section>
  )
}
