// The shapes of the demo catalogue. Nothing in it holds a date: everything is counted back or forward from the load.

type Drawing = "elevation" | "plan" | "room" | "section" | "detail"
type Delivery = "at_site" | "at_studio" | "online"
export type CheckKind = "kyc" | "gst" | "coa"
export type Offering = "interior-designer" | "architect"

export type DemoService = {
  type: Offering
  description: string
  /** Rupees an hour; null = to be agreed, 0 = the first consultation is free. */
  price: number | null
  minutes: 60 | 90 | 120
  delivery: Delivery[]
  cities: string[]
}

type DemoProject = {
  title: string
  text: string
  locality: string
  yearsAgo: number
  sqft: number
  drawing: Drawing
}

export type DemoProfessional = {
  name: string
  business: string
  headline: string
  about: string
  locality: string
  /** Years of work. */
  experience: number
  projectCount: number
  priceCategory: "Standard" | "Premium" | "Luxury"
  languages: string[]
  services: DemoService[]
  /** Days since the check was passed (it holds 365 days), or why it was not. */
  checks: Partial<Record<CheckKind, number | { refused: string; daysAgo: number }>>
  portfolio: DemoProject[]
}

/** Names are the keys of the catalogue: `by` is a customer's. */
export type DemoReview = {
  by: string
  rating: 3 | 4 | 5
  title: string
  comment: string
  response?: string
  /** The customer agreed that it may be quoted on public pages. */
  quotable?: true
  /** Which of the professional's services it was; the first one unless said. */
  service?: Offering
}

export type DemoVisit = {
  customer: string
  professional: string
  /** Working days (Monday to Saturday) from the load; negative is past, never 0. */
  day: number
  /** Start in Indian Standard Time, between 10:00 and 17:00. */
  time: string
  status: "pending" | "confirmed" | "completed" | "cancelled"
  notes: string
  /** Only for cancelled visits. */
  cancelledBy?: "customer" | "professional"
  reason?: string
}
