// A year of work of the demo's own professionals, beside what the catalogue tells: visits that nobody wrote about, more of
// them each season, and questions that led to a visit or to none. So what their analytics add up stands in their lists.
import { professionals, reviews } from "./catalogue.ts"
import { customers } from "./customers.ts"
import type { DemoRequest, Offering } from "./demo.types.ts"
import { localities } from "./homes.ts"
import { type Plan, reviewedPlans, unreviewedPlans } from "./plans.ts"
import { requests } from "./requests.ts"

const lively = ["Ketaki Gokhale", "Aditya Ranade", "Manasi Kelkar"]
/** Working days; about 51 weeks. */
const FIRST_DAY = -305
const LAST_DAY = -3
const hours = ["10:00", "11:30", "14:30", "16:00"]

/** From 0 up to 1, the same for the same place. */
const chanceOf = (...place: number[]) => {
  const mixed = place.reduce((sum, one) => Math.imul(sum ^ one, 0x9e3779b1) ^ (sum >>> 13), 0x7feb352d)
  return (Math.imul(mixed ^ (mixed >>> 15), 0x85ebca6b) >>> 0) / 2 ** 32
}

interface Practice {
  name: string
  /** Come again and again. */
  regulars: string[]
  /** Ask, and go elsewhere. */
  askers: string[]
}

/** Nobody who only asks has ever booked: else the question would have led to a booking. */
const practiceOf = (name: string, place: number): Practice => {
  const plans = [...unreviewedPlans(), ...reviewedPlans()].filter(({ professional }) => professional === name)
  const known = new Set(plans.map(({ customer }) => customer))
  const asked = new Set(requests.filter(({ professional }) => professional === name).map(({ customer }) => customer))
  const others = customers.filter((customer) => !known.has(customer) && !asked.has(customer))
  const isAsker = (_: string, at: number) => (at + place) % 2 === 0
  return {
    name,
    askers: others.filter(isAsker),
    regulars: [
      ...reviews[name]!.map(({ by }) => by).filter((by) => customers.includes(by)),
      ...others.filter((one, at) => !isAsker(one, at)),
    ],
  }
}

const practices = lively.map(practiceOf)
const offeringOf = (name: string) => professionals.find((one) => one.name === name)!.services[0]!.type

/** Never two of one professional or of one customer on a day. */
export const livelyPlans = (): Plan[] => {
  const taken = new Set(
    [...unreviewedPlans(), ...reviewedPlans()].flatMap(({ professional, customer, day }) => [
      `${professional} ${day}`,
      `${customer} ${day}`,
    ]),
  )
  return practices.flatMap(({ name, regulars }, p) =>
    Array.from({ length: LAST_DAY - FIRST_DAY + 1 }, (_, at): Plan | undefined => {
      const day = FIRST_DAY + at
      const season = 0.3 + 0.4 * (at / (LAST_DAY - FIRST_DAY)) + 0.08 * Math.sin(at / 18)
      const customer = regulars[Math.floor(chanceOf(p, day, 2) * regulars.length)]!
      if (chanceOf(p, day, 1) > season || taken.has(`${name} ${day}`) || taken.has(`${customer} ${day}`))
        return undefined
      taken.add(`${customer} ${day}`)
      const isCancelled = chanceOf(p, day, 3) < 0.1
      const time = hours[Math.floor(chanceOf(p, day, 4) * hours.length)]!
      return {
        ...{ customer, professional: name, day, time, notes: "", serviceIndex: 0 },
        ...(isCancelled ? { status: "cancelled", cancelledBy: "customer" } : { status: "completed" }),
      }
    }).filter((plan) => plan !== undefined),
  )
}

/** Of a working day: six of them are a week. */
const hoursBefore = (day: number) => Math.round((-day * 7 * 24) / 6)

const endings: NonNullable<DemoRequest["answer"]>[] = [
  { to: "accepted", afterHours: 5, reason: "Gladly. Please choose a time that suits you, and we look at it together." },
  { to: "accepted", afterHours: 19 },
  { to: "declined", afterHours: 26, reason: "I could not begin before the rains, and would rather say so now." },
  { to: "lapsed", afterHours: 48 },
]

const subjects: Record<Offering, string[]> = {
  "interior-designer": [
    ...["a kitchen of eight by ten feet", "wardrobes for two bedrooms", "a study that two children share"],
    ...["a bathroom that never dries", "light for a long passage", "a pooja corner in the living room"],
    ...["a balcony that gets all the rain", "a flat that is let and should last", "storage for a family of six"],
  ],
  architect: [
    ...["a house on a corner plot", "one more floor on an old bungalow", "a plot of 2,000 square feet with a slope"],
    ...["a courtyard that was roofed over", "a farmhouse that needs a sanction", "a staircase that is too steep"],
    ...["cracks beside a new window", "parking under the house", "a terrace that leaks"],
  ],
}
const questions = [
  ...["Would you look at it before we speak to a contractor?", "What would a first visit cost, and how long is it?"],
  ...["Could you come on a Saturday?", "Is a video call enough for a first idea?", "How soon could you begin?"],
  ...["Is it worth a visit with a small budget?", "Do you work with our own carpenter or mason?"],
]
const openings = ["We are thinking about", "It is about", "My parents ask about", "We need help with"]

/** Another one for each number, and for each professional. */
const questionOf = (type: Offering, n: number, p: number) => {
  const of = subjects[type]
  const subject = of[n % of.length]!
  const question = questions[(n + Math.floor(n / of.length)) % questions.length]!
  const place = localities[(n * 7 + p * 3) % localities.length]!
  return `${openings[(n + p) % openings.length]} ${subject} in ${place}. ${question}`
}

const makeRequests = (): DemoRequest[] => {
  const visits = livelyPlans()
  return practices.flatMap(({ name, askers }, p) => {
    const led = visits.filter(({ professional }) => professional === name).filter((_, at) => at % 3 === 0)
    const type = offeringOf(name)
    return led.flatMap(({ customer, day }, at): DemoRequest[] => {
      // Nine days before the visit, which is booked three days before.
      const hoursAgo = hoursBefore(day) + 9 * 24 + 3
      const asker = askers[at % askers.length]!
      const ended = endings[Math.floor(chanceOf(p, at, 5) * endings.length)]!
      const booked = { to: "accepted" as const, afterHours: 2 + Math.floor(chanceOf(p, at, 6) * 20) }
      const [message, other] = [2 * at, 2 * at + 1].map((n) => questionOf(type, n, p))
      return [
        { customer, professional: name, hoursAgo, answer: booked, message: message! },
        { customer: asker, professional: name, hoursAgo: hoursAgo + 31, answer: ended, message: other! },
      ]
    })
  })
}

/** Every third visit began with a question; as many questions again came to nothing. */
export const livelyRequests = makeRequests()
