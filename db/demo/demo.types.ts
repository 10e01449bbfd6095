// The shapes of the demo catalogue. Nothing in it holds a date: everything is counted back or forward from the load.

import type { projectDrawings } from "../../src/drawings/drawing-kinds.ts"
import type { Building, Feature, Material, RoomName } from "../../src/drawings/facts.ts"
import type { BandStart, Work } from "../../src/professionals/cost/cost.rules.ts"
import type { weeks } from "./practices.ts"

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

export type DemoProject = {
  title: string
  text: string
  locality: string
  yearsAgo: number
  sqft: number
  /** What the picture shows: as the text says, and nothing that it does not. */
  drawing: (typeof projectDrawings)[number]
  building?: Building
  storeys?: number
  room?: RoomName
  features?: Feature[]
  materials?: Material[]
  /** What it was, where it is one of these. */
  work?: Work
  /** The band that its owner paid, where they say: for what is counted here, in all, at prices of Pune. */
  paid?: BandStart
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

/** What somebody has set up beside their catalogue entry. Minutes and days as the product has them. */
export type DemoPractice = {
  week: keyof typeof weeks
  slot?: number
  notice?: number
  horizon?: number
  buffer?: number
  /** Closed on Maharashtra's holidays. */
  holidays?: true
  studio?: string
  /** What they call their services, in the order of the catalogue. */
  titles: string[]
}

export type DemoPlace = { locality: string; address: string }

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
  /** Start in Indian Standard Time, between 10:00 and 17:00; moved into the hours of who keeps some. */
  time: string
  status: "pending" | "confirmed" | "completed" | "cancelled"
  notes: string
  /** At the site, where the service is offered there, unless said. */
  way?: Delivery
  /** Where the notes are not about their home. */
  place?: DemoPlace
  /** Another time that one side would rather have. */
  proposed?: { by: "customer" | "professional"; day: number; time: string }
  /** The professional waited in vain; what both sides say of it. Such a visit is cancelled. */
  missed?: { said: string; answered: string }
  /** Only for cancelled visits. */
  cancelledBy?: "customer" | "professional"
  reason?: string
}

/** A question before a booking, about the first service of who is asked. */
export type DemoRequest = {
  /** Of an inquiry it is who wrote it, without an account. */
  customer: string
  professional: string
  hoursAgo: number
  message: string
  /** None: it waits. Those that wait have more than a day left. */
  answer?: {
    to: "accepted" | "declined" | "lapsed" | "withdrawn"
    afterHours: number
    reason?: string
  }
}
