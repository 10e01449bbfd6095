import { lazy, Suspense } from "react"
import type { Compared } from "../../compare/comparison.ts"
import { ChoiceCard } from "../../compare/components/choice-card.tsx"
import { ComparisonTable } from "../../compare/components/comparison-table.tsx"
import { ResultCard, resultGrid } from "../../search/components/result-card.tsx"
import type { SearchResult } from "../../search/search-result.schema.ts"
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
  offer: {
    ...{ id: "1", name: "Interior Designer", price: "1500.00", duration: 90, delivery: ["at_site", "online"] },
    packages: [{ id: "1", name: "Home visit with sketch", minutes: 90, price: "2000.00", text: "1 h 30 min, ₹2,000" }],
    rates: [{ unit: "sq_ft", from: "80.00", to: "120.00", text: "The work: ₹80–120 per sq ft" }],
    price_label: null,
    price_summary: "Home visit with sketch: 1 h 30 min, ₹2,000",
  },
  price_level: "Premium",
  serves: ["Pune", "Mumbai"],
  next_free: "tomorrow, 10:00 am",
  keeps_hours: true,
  work: {
    ...{ id: "1", title: "A kitchen for three cooks", locality: "Kothrud", completed_year: 2025 },
    picture: { kind: "room.kitchen", seed: "1" },
  },
  work_count: 3,
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
  work: null,
  work_count: 0,
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

const ResultSkeletons = lazy(() => import("../../search/components/result-skeletons.tsx"))

const service: SearchResult = {
  id: "1",
  name: "Interior Designer in Kothrud",
  title: "Home visit with a measured sketch",
  description:
    "A meeting at your flat with a laser measure and a box of materials. You keep a sketch and a list of prices.",
  headline: "Small flats that hold more than they seem to",
  price: "1500.00",
  category: "Interior Designer",
  service_type: "interior-designer",
  business_name: "Osari Interiors",
  provider_id: "1",
  provider_name: "Sonal Bhosale",
  city: "Pune",
  home_city: "Pune",
  locality: "Kothrud",
  rating: 4.8,
  review_count: 14,
  is_verified: true,
  duration: 90,
  duration_unit: "mins",
  availability: "tomorrow, 10:00 am",
  answer_time: "Usually answers within a few hours",
  distance_km: null,
  work_experience: 12,
  packages: [{ id: "1", name: "Home visit with sketch", minutes: 90, price: "2000.00", text: "1 h 30 min, ₹2,000" }],
  rates: [],
  price_label: null,
  price_summary: "Home visit with sketch: 1 h 30 min, ₹2,000",
  cover: { kind: "room.kitchen.190.island", seed: "gallery" },
}

interface Shown {
  name: string
  service: SearchResult
  locality?: string
  isChosen?: boolean
}

const states: Shown[] = [
  { name: "With all there is", service },
  { name: "Chosen", service, isChosen: true },
  {
    name: "Near, and from another city",
    service: { ...service, city: "Mumbai", name: "Interior Designer in Mumbai", distance_km: 12 },
    locality: "Pimple Saudagar",
  },
  {
    name: "A name of 40 letters",
    service: { ...service, business_name: "Deshpande & Kulkarni Interiors and Homes", review_count: 12_345 },
  },
  {
    name: "Devanagari",
    service: {
      ...service,
      business_name: "श्रीराम वास्तुरचना",
      title: "घरभेट, मोजमाप आणि रेखाटन",
      description: "तुमच्या घरी येऊन मोजमाप घेतो, आणि त्याच बैठकीत रेखाटन देतो.",
      cover: { kind: "plan", seed: "gallery" },
    },
  },
  { name: "Free of charge", service: { ...service, price: "0.00" } },
  {
    name: "Not verified, no rating, no price, no time, no name of its own",
    service: {
      ...service,
      title: undefined,
      description: "",
      rating: null,
      review_count: 0,
      price: null,
      is_verified: false,
      availability: null,
      answer_time: null,
      work_experience: null,
    },
  },
]

export function SearchSection() {
  return (
    <Section title="Search">
      <Specimen name={`A card: ${states.map(({ name }) => name.toLowerCase()).join("; ")}`}>
        <div className="@container">
          <ul className={resultGrid}>
            {states.map(({ name, isChosen = false, ...card }) => (
              <ResultCard key={name} {...card} isFirst={false} isChosen={isChosen} isOtherChosen={false} to="" />
            ))}
          </ul>
        </div>
      </Specimen>
      <Specimen name="Cards on their way">
        <div className="@container">
          <Suspense>
            <ResultSkeletons count={2} />
          </Suspense>
        </div>
      </Specimen>
    </Section>
  )
}
