/**
 * What public pages claim, on a site of nobody, of one professional and of the demo's: every sentence that stands on rows is
 * there with them and gone without. A new claim of that kind is one line in `claims`.
 */
import { afterAll, expect, test } from "vitest"
import { loadDemo } from "../db/demo/load.server.ts"
import { policy } from "../src/policy.ts"
import { startTestApp, type TestApp } from "./app.ts"
import { createProfessional } from "./people.ts"
import { shown } from "./shown-page.tsx"

const paths = [
  ...["/", "/search", "/search?category=Architect", "/compare", "/compare?category=architect", "/services"],
  ...["/services/interior-designer", "/services/architect", "/services/real-estate-lawyer", "/testimonials"],
  ...["/professional", "/register?type=professional", "/help", "/about", "/ideas"],
]

interface Rows {
  bookable: number
  verified: number
  reviews: number
  projects?: number
}

/** What is said, and the rows that bear it. */
const claims: [RegExp, (rows: Rows) => boolean][] = [
  [/2-3 verified professionals/, ({ verified }) => verified >= 2],
  [/takes? bookings (now|today)|See who you can book|can be booked today/, ({ bookable }) => bookable > 0],
  [/A selection of four- and five-star reviews/, ({ reviews }) => reviews > 0],
  [/reviews after real bookings|average rating\d/, ({ reviews }) => reviews > 0],
  [/[Rr]eal reviews|and reviews;|Work and reviews|the reviews below/, ({ reviews }) => reviews > 0],
  [/Highly rated in Pune/, ({ verified, reviews }) => verified > 0 && reviews > 0],
  [/verified professionals[1-9]/, ({ verified }) => verified > 0],
  [/found in the Council's register/, ({ verified }) => verified > 0],
  [/Each with who did it|finished work by professionals/, ({ projects = 0 }) => projects > 0],
  // Nobody can write a review here yet, and nobody asks for one.
  [
    /asked for a review|can write a review|[Rr]eviews are written after|can be reviewed, by|say how it went/,
    () => false,
  ],
  // A zero is no achievement.
  [
    /verified professionals0|real bookings0|average rating0|\b0 (verified )?(professionals|reviews)\b|all 0 /,
    () => false,
  ],
]

const apps: TestApp[] = []
const open = async () => {
  const app = await startTestApp()
  apps.push(app)
  return app
}
afterAll(() => Promise.all(apps.map((app) => app.close())))

const untrue = async (t: TestApp, rows: Rows, more: string[] = []) => {
  const found: string[] = []
  for (const path of [...paths, ...more]) {
    const text = await shown(t, path)
    // Sums that professionals pay are none of an advocate's.
    if (text.includes(policy.fees.subscription) && !text.includes("Advocates pay nothing")) found.push(`${path}: fees`)
    for (const [claim, isBorne] of claims) {
      const said = text.match(claim)?.[0]
      if (said && !isBorne(rows)) found.push(`${path}: ${said}`)
    }
  }
  return found
}

test("nobody is there, and nothing that is said needs somebody; then one architect whom nobody has checked", async () => {
  const t = await open()
  expect(await untrue(t, { bookable: 0, verified: 0, reviews: 0 })).toEqual([])
  expect(await shown(t, "/testimonials")).toContain("Be Our First Review!")

  const { professional_id, business_name } = await createProfessional(t, { slug: "architect" })
  const profile = `/providers/${professional_id}`
  expect(await untrue(t, { bookable: 1, verified: 0, reviews: 0 }, [profile])).toEqual([])
  expect(await shown(t, profile)).toContain(`${business_name}, Architect (registration not yet checked) in Pune`)
})

test("with the demo's rows the claims stand", async () => {
  const t = await open()
  await loadDemo(t.db, { now: t.clock.now, hashPassword: async () => "unused" })
  const [{ id }] = await t.db
    .selectFrom("professional_checks")
    .select("professional_id as id")
    .where("kind", "=", "coa")
    .where("result", "=", "approved")
    .where("valid_until", ">", t.clock.now)
    .limit(1)
    .execute()
    .then((rows) => rows as [{ id: string }])
  const profile = `/providers/${id}`
  expect(await untrue(t, { bookable: 30, verified: 24, reviews: 200, projects: 30 }, [profile])).toEqual([])
  for (const path of ["/services", "/services/architect"])
    expect(await shown(t, path), path).toContain("2-3 verified professionals within 24 hours")
  expect(await shown(t, "/testimonials")).toContain("A selection of four- and five-star reviews")
  expect(await shown(t, "/")).toMatch(/verified professionals[1-9].*average rating4\.\d/s)
  expect(await shown(t, "/ideas")).toMatch(/finished work by professionals.*Each with who did it/s)
  expect(await shown(t, profile)).toMatch(/Registration number CA\/\d{4}\/\d{5} found in the Council's register/)
  expect(await shown(t, profile)).toMatch(/Checked on .* by Shubhangi Rane of Sthapati/)
})
