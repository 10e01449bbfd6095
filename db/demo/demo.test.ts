import { expect, test } from "vitest"
import { demoAccounts } from "./accounts.ts"
import { daysAfter, workingHour } from "./calendar.ts"
import { professionals, reviews, visits } from "./catalogue.ts"
import { customers } from "./customers.ts"
import type { CheckKind, DemoProfessional } from "./demo.types.ts"
import { weekOf, withinHours } from "./hours.server.ts"
import { livelyPlans, livelyRequests } from "./lively.ts"
import { pastNotes } from "./past-notes.ts"
import { reviewedPlans, unreviewedPlans } from "./plans.ts"
import { practices } from "./practices.ts"
import { priceLists } from "./price-lists.ts"
import { requests } from "./requests.ts"

const projects = professionals.flatMap(({ portfolio }) => portfolio)
const services = professionals.flatMap((professional) => professional.services)
const allReviews = Object.values(reviews).flat()
const wordsIn = (text: string) => text.trim().split(/\s+/).length
const repeated = (texts: string[]) => texts.filter((text, index) => texts.indexOf(text) !== index)
const offers = (type: string) =>
  professionals.filter(({ services }) => services.some((service) => service.type === type))

const holds = (professional: DemoProfessional, kind: CheckKind) => {
  const check = professional.checks[kind]
  return typeof check === "number" && check < 365
}
const isVerified = (professional: DemoProfessional) =>
  holds(professional, "kyc") &&
  holds(professional, "gst") &&
  (holds(professional, "coa") || !professional.services.some(({ type }) => type === "architect"))

test("there are enough professionals of both kinds, most of them verified", () => {
  expect(professionals.length).toBeGreaterThanOrEqual(30)
  expect(offers("interior-designer").length).toBeGreaterThanOrEqual(18)
  expect(offers("architect").length).toBeGreaterThanOrEqual(14)
  expect(professionals.filter(({ services }) => services.length === 2).length).toBeGreaterThanOrEqual(3)
  expect(professionals.filter(isVerified).length).toBeGreaterThanOrEqual(24)
  expect(professionals.filter((professional) => !isVerified(professional)).length).toBeGreaterThanOrEqual(4)
  expect(professionals.filter(({ checks }) => Number(checks.coa) >= 365)).toHaveLength(1)
  expect(professionals.filter(({ locality }) => locality === "Kothrud").length).toBeLessThanOrEqual(2)
})

test("about half of them have packages or rates, each of a service that they offer, and no dearer than the hours are", () => {
  const lists = Object.entries(priceLists)
  expect(lists.length).toBeGreaterThanOrEqual(professionals.length * 0.4)
  expect(lists.length).toBeLessThanOrEqual(professionals.length * 0.6)
  for (const [name, ofTypes] of lists) {
    const { services } = professionals.find((one) => one.name === name)!
    for (const [type, { packages = [], rates = [] }] of Object.entries(ofTypes)) {
      const service = services.find((one) => one.type === type)!
      expect(packages.length + rates.length, name).toBeGreaterThan(0)
      for (const { name: said, minutes, price } of packages) {
        const perHour = (price * 60) / minutes
        if (service.price !== null) expect(perHour, said).toBeLessThanOrEqual(service.price * 1.35)
        expect(perHour, said).toBeGreaterThan(400)
      }
    }
  }
  expect(
    repeated(
      lists.flatMap(([, types]) => Object.values(types).flatMap((one) => (one.packages ?? []).map((k) => k.name))),
    ),
  ).toEqual([])
})

test("no two people, businesses, texts or projects are alike", () => {
  const people = [...professionals.map(({ name }) => name), ...customers, ...demoAccounts.map(({ name }) => name)]
  expect(repeated([...new Set(people)].map((name) => name.toLowerCase()))).toEqual([])
  expect(repeated([...professionals.map(({ name }) => name), ...customers])).toEqual([])
  expect(repeated(professionals.map(({ business }) => business))).toEqual([])
  expect(repeated(professionals.map(({ headline }) => headline))).toEqual([])
  expect(repeated(projects.map(({ title }) => title))).toEqual([])
  expect(repeated(services.map(({ description }) => description))).toEqual([])
  expect(
    repeated(allReviews.flatMap(({ title, comment, response }) => [title, comment, ...(response ? [response] : [])])),
  ).toEqual([])
  expect(repeated(visits.map(({ notes }) => notes))).toEqual([])
  expect(repeated([...requests, ...livelyRequests].map(({ message }) => message))).toEqual([])
  expect(repeated(professionals.flatMap(({ about }) => about.split(/(?<=[.?!]) /)))).toEqual([])
  expect(repeated(professionals.map(({ about }) => about.split(" ").slice(0, 3).join(" ")))).toEqual([])
})

test("every text has its length", () => {
  const length = (text: string, from: number, to: number) => {
    expect.soft(wordsIn(text), text).toBeGreaterThanOrEqual(from)
    expect.soft(wordsIn(text), text).toBeLessThanOrEqual(to)
  }
  for (const { about, headline, portfolio } of professionals) {
    length(about, 60, 120)
    length(headline, 6, 20)
    expect.soft(portfolio.length, headline).toBeGreaterThanOrEqual(3)
    expect.soft(portfolio.length, headline).toBeLessThanOrEqual(6)
  }
  for (const { description } of services) length(description, 12, 45)
  for (const { text } of projects) length(text, 8, 40)
  for (const { comment } of allReviews) length(comment, 14, 60)
})

test("nobody's work begins with a plan that has a room or a front to show", () => {
  for (const { portfolio, business, services } of professionals) {
    const seen = services[0]!.type === "architect" ? "elevation" : "room"
    if (portfolio.some(({ drawing }) => drawing === seen)) expect.soft(portfolio[0]!.drawing, business).not.toBe("plan")
  }
})

test("a room is drawn as a room or a piece, never as a whole building", () => {
  for (const { title, sqft, drawing } of projects)
    if (sqft < 100) expect.soft(["room", "detail"], title).toContain(drawing)
})

test("prices, hours and years stay within what is plausible", () => {
  const prices = services.map(({ price }) => price)
  expect(prices.filter((price) => price === null)).toHaveLength(2)
  expect(prices.filter((price) => price === 0)).toHaveLength(1)
  for (const price of prices.filter(Boolean)) {
    expect(price).toBeGreaterThanOrEqual(600)
    expect(price).toBeLessThanOrEqual(4500)
  }
  for (const { experience, portfolio, name } of professionals) {
    for (const { yearsAgo } of portfolio) expect.soft(yearsAgo, name).toBeLessThanOrEqual(experience)
  }
})

test("ratings are good but human: 3 to 14 reviews each, averages from 4.1 to 4.9", () => {
  expect(Object.keys(reviews).sort()).toEqual(professionals.map(({ name }) => name).sort())
  for (const [name, written] of Object.entries(reviews)) {
    const average = written.reduce((sum, { rating }) => sum + rating, 0) / written.length
    expect.soft(written.length, name).toBeGreaterThanOrEqual(3)
    expect.soft(written.length, name).toBeLessThanOrEqual(14)
    expect.soft(average, name).toBeGreaterThanOrEqual(4.1)
    expect.soft(average, name).toBeLessThanOrEqual(4.9)
    expect.soft(repeated(written.map(({ by }) => by)), name).toEqual([])
  }
  expect(allReviews.some(({ rating }) => rating === 3)).toBe(true)
  expect(allReviews.filter(({ response }) => response).length).toBeGreaterThanOrEqual(20)
  expect(allReviews.filter(({ quotable, rating }) => quotable && rating === 5).length).toBeGreaterThanOrEqual(30)
})

test("everybody who is named exists, and nobody meets themselves", () => {
  const canBook = new Set([...customers, "Aditi Sane", "Mahesh Barve", "Manasi Kelkar"])
  const canBeBooked = new Set(professionals.map(({ name }) => name))
  for (const { by } of allReviews) expect.soft(canBook.has(by), by).toBe(true)
  for (const { customer, professional } of visits) {
    expect.soft(canBook.has(customer), customer).toBe(true)
    expect.soft(canBeBooked.has(professional), professional).toBe(true)
    expect(customer).not.toBe(professional)
  }
  const offered = (name: string) => professionals.find((professional) => professional.name === name)!.services
  for (const [name, written] of Object.entries(reviews)) {
    for (const { service } of written) if (service) expect(offered(name).map(({ type }) => type)).toContain(service)
  }
  for (const notes of Object.values(pastNotes)) expect(repeated(notes)).toEqual([])
})

test("the demo accounts have something in every status", () => {
  const statusesOf = (side: "customer" | "professional", name: string) =>
    new Set(visits.filter((visit) => visit[side] === name).map(({ status }) => status)).size
  expect(statusesOf("customer", "Aditi Sane")).toBe(4)
  expect(statusesOf("customer", "Mahesh Barve")).toBe(4)
  expect(statusesOf("professional", "Ketaki Gokhale")).toBe(4)
  expect(statusesOf("professional", "Aditya Ranade")).toBe(4)
})

test("visits fall on working days, counted from any day of the week", () => {
  for (const now of ["2026-11-20T20:00:00Z", "2026-11-21T12:00:00Z", "2026-11-22T03:00:00Z", "2026-11-23T18:29:00Z"]) {
    const days = [-3, -2, -1, 1, 2, 3].map((n) => workingHour(new Date(now), n, "10:30").toISOString())
    expect(new Set(days).size).toBe(6)
    for (const day of days) {
      expect(day.slice(11, 16)).toBe("05:00")
      expect(new Date(day).getUTCDay()).not.toBe(0)
    }
    expect(days[2]! < now && now < days[3]!).toBe(true)
  }
})

test("about two thirds keep hours, each in their own way, and name what they offer", () => {
  const keepers = Object.entries(practices)
  const known = new Map(professionals.map((professional) => [professional.name, professional]))
  expect(keepers.length / professionals.length).toBeGreaterThan(0.6)
  expect(keepers.length / professionals.length).toBeLessThan(0.75)
  for (const [name, { titles }] of keepers) expect(titles.length, name).toBe(known.get(name)?.services.length)
  const titles = keepers.flatMap(([, practice]) => practice.titles)
  expect(repeated(titles)).toEqual([])
  expect(titles.some((title) => /\p{Script=Devanagari}/u.test(title))).toBe(true)
  for (const rule of ["slot", "notice", "horizon", "buffer", "holidays", "studio"] as const)
    expect(keepers.filter(([, practice]) => practice[rule]).length, rule).toBeGreaterThanOrEqual(3)
})

test("whatever weekday it is loaded on, visits lie within the hours that are kept, and beside each other", () => {
  const plans = [...unreviewedPlans(), ...reviewedPlans(), ...livelyPlans()]
  const servicesOf = new Map(professionals.map(({ name, services }) => [name, services]))
  for (let days = 0; days < 7; days++) {
    const now = daysAfter(new Date("2026-11-22T03:00:00Z"), days)
    const visited = plans.map((plan) => {
      const { minutes } = servicesOf.get(plan.professional)![plan.serviceIndex]!
      const start = withinHours(plan.professional, workingHour(now, plan.day, plan.time), minutes)
      const local = new Date(start.getTime() + 330 * 60_000)
      const from = local.getUTCHours() * 60 + local.getUTCMinutes()
      return { ...plan, weekday: local.getUTCDay(), day: local.toISOString().slice(0, 10), from, to: from + minutes }
    })
    const isOutside = ({ professional, weekday, from, to }: (typeof visited)[number]) =>
      practices[professional] &&
      !weekOf(practices[professional])[weekday]!.some((span) => span.from <= from && to <= span.to)
    expect(visited.filter(isOutside)).toEqual([])
    const byPerson = Map.groupBy(
      visited.flatMap((visit) => [visit.professional, visit.customer].map((who) => ({ ...visit, who }))),
      ({ who, day }) => `${who} ${day}`,
    )
    for (const [who, sameDay] of byPerson) {
      const inTurn = sameDay.toSorted((one, other) => one.from - other.from)
      const overlaps = inTurn.filter(({ to }, index) => to > (inTurn[index + 1]?.from ?? 1440))
      expect(overlaps, who).toEqual([])
    }
  }
})
