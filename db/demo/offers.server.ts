// What the professionals show and offer: profile, checks, services, areas, portfolio.
import type { Insertable } from "kysely"
import { homeSizes } from "../../src/professionals/cost/cost.rules.ts"
import { type HomeType, homeTypes } from "../../src/professionals/projects/project.rules.ts"
import { gstCheckDigit } from "../../src/professionals/verification.rules.ts"
import type { DB } from "../types.ts"
import { daysAfter } from "./calendar.ts"
import { professionals } from "./catalogue.ts"
import type { CheckKind, DemoProfessional, DemoProject, DemoService } from "./demo.types.ts"
import { type DemoPeople, idAt } from "./people.server.ts"
import { practices } from "./practices.ts"
import { priceLists } from "./price-lists.ts"

type Known = { cities: { id: number; name: string }[]; serviceTypes: { id: number; slug: string }[] }
type Owner = { id: string; createdAt: Date; index: number; checkedBy: string; yearNow: number }
export type ServiceRow = Insertable<DB["professional_services"]>

const CHECKER = "Shubhangi Rane"

/** A check holds for a year. */
const CHECK_DAYS = 365

const checkNotes: Record<CheckKind, string> = {
  kyc: "Identity document compared with a live photograph.",
  gst: "GSTIN looked up on the tax portal; legal name agrees.",
  coa: "Registration found on the Council of Architecture's register; name agrees.",
}

export const offerRows = (now: Date, people: DemoPeople, known: Known) => {
  const checkedBy = people.byName.get(CHECKER)!.accountId
  const all = professionals.map((professional, index) => {
    const person = people.byName.get(professional.name)!
    const owner = {
      ...{ id: person.professionalId, createdAt: person.createdAt, index, checkedBy },
      yearNow: now.getUTCFullYear(),
    }
    const services = professional.services.map((service, n) => ({
      ...serviceRow(service, owner, known),
      name: practices[professional.name]?.titles[n] ?? "",
      ...onlineOf(service, professional, index),
    }))
    return {
      professional: {
        ...profileRow(professional, person.accountId, owner, known),
        ...contactOf(professional, index),
      },
      checks: checkRows(professional, owner, now),
      services,
      packages: professional.services.flatMap(({ type }, n) =>
        (priceLists[professional.name]?.[type]?.packages ?? []).map((one) => ({
          ...one,
          ...{ id: idAt(owner.createdAt), service_id: services[n]!.id },
          ...{ created_at: owner.createdAt, updated_at: owner.createdAt },
        })),
      ),
      rates: professional.services.flatMap(({ type }, n) =>
        (priceLists[professional.name]?.[type]?.rates ?? []).map(({ unit, from, to = null }) => ({
          ...{ service_id: services[n]!.id, unit, amount_from: from, amount_to: to, updated_at: owner.createdAt },
        })),
      ),
      areas: professional.services.flatMap((service, n) => areaRows(service, services[n]!.id, owner, known)),
      portfolio: portfolioRows(professional, owner),
    }
  })
  return {
    professionals: all.map(({ professional }) => professional),
    checks: all.flatMap(({ checks }) => checks),
    services: all.flatMap(({ services }) => services),
    areas: all.flatMap(({ areas }) => areas),
    packages: all.flatMap(({ packages }) => packages),
    rates: all.flatMap(({ rates }) => rates),
    portfolio: all.flatMap(({ portfolio }) => portfolio),
  }
}

/** Pune's own code, and then a zero: no line begins with one, so nobody's telephone rings. */
const contactOf = ({ name, business, locality, services }: DemoProfessional, index: number) => {
  const practice = practices[name]
  const isVisited = services.some(({ delivery }) => delivery.includes("at_studio"))
  return {
    business_phone: practice ? `+912000000${101 + index}` : null,
    studio_address: practice?.studio ?? (isVisited ? `${business}, ground floor, ${locality}` : ""),
  }
}

const nameIn = (business: string) =>
  business
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-|-$/g, "")

/** Some meet at a link, the others call. */
const onlineOf = ({ delivery }: DemoService, { business }: DemoProfessional, index: number) => {
  if (!delivery.includes("online")) return {}
  const isByLink = index % 2 === 0
  return {
    online_by: isByLink ? "link" : "call",
    meeting_link: isByLink ? `https://meet.${nameIn(business)}.example/visit` : "",
  }
}

const cityId = (known: Known, name: string) => known.cities.find((city) => city.name === name)!.id

const profileRow = (professional: DemoProfessional, accountId: string, owner: Owner, known: Known) => ({
  id: owner.id,
  account_id: accountId,
  business_name: professional.business,
  headline: professional.headline,
  about: professional.about,
  city_id: cityId(known, "Pune"),
  locality: professional.locality,
  work_experience: professional.experience,
  project_count: professional.projectCount,
  price_category: professional.priceCategory,
  languages: professional.languages,
  first_steps_later_at: owner.createdAt,
  created_at: owner.createdAt,
  updated_at: owner.createdAt,
})

const numberOf: Record<CheckKind, (owner: Owner, experience: number) => string | null> = {
  kyc: () => null,
  coa: ({ index, yearNow }, experience) => `CA/${yearNow - experience}/${20_000 + index * 1237}`,
  gst: ({ index }) => {
    const first = `27AZZPZ${String(1000 + index * 7)}Q1Z`
    return first + gstCheckDigit(first)
  },
}

const checkRows = ({ checks, experience }: DemoProfessional, owner: Owner, now: Date) =>
  (Object.entries(checks) as [CheckKind, NonNullable<DemoProfessional["checks"][CheckKind]>][]).map(([kind, check]) => {
    const refusal = typeof check === "number" ? undefined : check
    const checkedAt = daysAfter(now, -(typeof check === "number" ? check : check.daysAgo))
    return {
      professional_id: owner.id,
      kind,
      result: refusal ? "refused" : "approved",
      note: refusal?.refused ?? checkNotes[kind],
      checked_at: checkedAt,
      valid_until: refusal ? null : daysAfter(checkedAt, CHECK_DAYS),
      checked_by: owner.checkedBy,
      checker: CHECKER,
      number: numberOf[kind](owner, experience),
    }
  })

const serviceRow = (service: DemoService, owner: Owner, known: Known) => ({
  id: idAt(owner.createdAt),
  professional_id: owner.id,
  service_type_id: known.serviceTypes.find(({ slug }) => slug === service.type)!.id,
  description: service.description,
  price_per_hour: service.price,
  duration_minutes: service.minutes,
  delivery: service.delivery,
  created_at: owner.createdAt,
  updated_at: owner.createdAt,
})

const areaRows = (service: DemoService, serviceId: string, owner: Owner, known: Known) =>
  service.cities.map((city) => ({ id: idAt(owner.createdAt), service_id: serviceId, city_id: cityId(known, city) }))

const portfolioRows = ({ portfolio }: DemoProfessional, owner: Owner) =>
  portfolio.map((project, n) => ({
    id: idAt(owner.createdAt),
    professional_id: owner.id,
    title: project.title,
    description: project.text,
    locality: project.locality,
    completed_year: owner.yearNow - project.yearsAgo,
    area_sqft: project.sqft,
    drawing: project.drawing,
    building: project.building ?? null,
    storeys: project.storeys ?? null,
    room: project.room ?? null,
    features: project.features ?? [],
    materials: project.materials ?? [],
    work: project.work ?? null,
    home_type: homeTypeOf(project),
    paid_from: project.paid ?? null,
    sort_order: n,
  }))

/** As its plan is drawn: a flat by its size. */
const homeTypeOf = ({ building, sqft, work }: DemoProject): HomeType | null => {
  if (building === "flat" && work === "home" && sqft) return bedroomsOf(sqft)
  if (building === "house") return "bungalow"
  return homeTypes.find((one) => one === building) ?? null
}

const bedroomsOf = (sqft: number) =>
  (Object.keys(homeSizes) as (keyof typeof homeSizes)[]).find(
    (size) => sqft >= homeSizes[size][0] && sqft < homeSizes[size][1],
  ) ?? null
