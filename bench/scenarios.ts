/** What is asked of the app, what of the thin server, and what it has to reach (docs/decisions/0020). */
import { newId } from "../src/platform/id.ts"
import type { Call } from "./load.ts"
import { freeInputs, localInputs, newInput, searchInputs, searchKinds, selectiveInputs } from "./search-inputs.ts"
import { CUSTOMERS, countKeepingNone, customerId, KEEPERS, keepingNone, professionalId, serviceId } from "./seed.ts"
import { POSTS, postSlug } from "./seed-posts.ts"
import { words } from "./seed-words.ts"
import type { Stage } from "./stage.ts"
import type { Targets } from "./targets.ts"

export interface Scenario {
  name: string
  /** Whether answers are kept for those who ask the same, or each is made anew. */
  isKept: boolean
  call: (n: number) => Call
  /** Asked once each before anything is measured. */
  askedBefore?: Call[]
  statuses: number[]
  /** Of the thin server; for a page it makes one of as many tags. */
  thin?: ((n: number) => Call) | "page"
  /** Instead of app and thin server: the door alone, asked with a session and, by turns, without. */
  withoutSession?: (n: number) => Call
  /** Instead of the thin server: another read of the app, by turns. */
  beside?: (n: number) => Call
  targets: Targets
}

export function scenarios(stage: Stage): Scenario[] {
  return [...madeAnew(stage), ...bookings(stage), ...kept(stage)]
}

/** Requests come from many networks. */
const from = (n: number) => ({ "x-forwarded-for": `10.${n % 7}.${n % 251}.${n % 241}` })
const get = (path: string, n: number): Call => ({ method: "GET", path, headers: from(n) })
const withToken = (call: Call, token: string): Call => ({
  ...call,
  headers: { ...call.headers, authorization: `Bearer ${token}` },
})
const inTurn = (paths: string[]) => (n: number) => get(paths[n % paths.length]!, n)
const searchPath = (base: string, input: Record<string, string>) => `${base}?${new URLSearchParams(input)}`
const searchPaths = (base: string, inputs: Record<string, string>[]) => inputs.map((input) => searchPath(base, input))

function madeAnew({ seeded, ids, tokens, professionalTokens }: Stage): Scenario[] {
  const anew = { isKept: false, statuses: [200] }
  const selective = selectiveInputs()
  const selectivePaths = searchPaths("/api/search", selective)
  const thinSearch = inTurn(
    selective.map(({ query, category }) => {
      const word = query!.toLowerCase()
      return `/search?${new URLSearchParams({ word, city: String(ids.pune), type: String(ids.types[category!]) })}`
    }),
  )
  const professionals = Array.from({ length: 2000 }, (_, n) => professionalId(1 + ((n * 7919) % seeded.professionals)))
  const profile = inTurn(professionals.map((id) => `/api/provider/${id}`))
  const page = (name: string, paths: string[], targets: Targets = {}): Scenario => ({
    ...anew,
    name,
    call: inTurn(paths),
    thin: "page",
    targets: { appCpuPerTag: 6, ...targets },
  })
  const signedInRead = (what: string, read: (n: number) => Call): Scenario => ({
    ...anew,
    name: `signed-in read: ${what}`,
    call: (n) => withToken(read(n), tokens[n % CUSTOMERS]!),
    withoutSession: read,
    targets: { timesWithoutSession: 1.3 },
  })
  const ownBookings = (n: number) => withToken(get("/api/user/bookings", n), tokens[n % CUSTOMERS]!)
  /** Lists of twenty and fewer, beside the list of one's own bookings. */
  const ownList = (what: string, call: (n: number) => Call): Scenario => ({
    ...anew,
    name: `own list: ${what}`,
    call,
    beside: ownBookings,
    targets: { timesBeside: 1.3 },
  })
  const asProfessional = (path: (id: string) => string) => (n: number) => {
    const at = n % professionalTokens.length
    return withToken(get(path(professionalId(at + 1)), n), professionalTokens[at]!)
  }
  return [
    ownList("selected services", (n) => withToken(get("/api/selected_services", n), tokens[n % CUSTOMERS]!)),
    ownList("available services", (n) => withToken(get("/api/available_services", n), tokens[n % CUSTOMERS]!)),
    ownList("my requests", (n) => withToken(get("/api/user/requests", n), tokens[n % CUSTOMERS]!)),
    ownList(
      "a professional's requests",
      asProfessional((id) => `/api/provider/${id}/requests`),
    ),
    ownList(
      "a professional's reviews",
      asProfessional((id) => `/api/provider/${id}/reviews`),
    ),
    ...(["month", "year"] as const).map((period) =>
      ownList(
        `analytics, a ${period}`,
        asProfessional((id) => `/api/professional/analytics/${id}?period=${period}`),
      ),
    ),
    {
      ...anew,
      name: "search, selective, each question new",
      call: (n) => get(searchPath("/api/search", newInput(n)), n),
      thin: thinSearch,
      targets: { ofThin: 0.35 },
    },
    {
      ...anew,
      name: "search, selective, each question understood before",
      call: inTurn(selectivePaths),
      askedBefore: selectivePaths.map(get),
      thin: thinSearch,
      targets: { ofThin: 0.7 },
    },
    {
      ...anew,
      name: "search, misspelt and mixed",
      call: inTurn(searchPaths("/api/search", searchInputs)),
      thin: thinSearch,
      targets: { ofThin: 0.4 },
    },
    {
      ...anew,
      name: "search, in a locality",
      call: inTurn(searchPaths("/api/search", localInputs())),
      thin: thinSearch,
      targets: { ofThin: 0.4 },
    },
    {
      ...anew,
      name: "search, free this week",
      call: inTurn(searchPaths("/api/search", freeInputs())),
      thin: thinSearch,
      targets: { ofThin: 0.4 },
    },
    ...Object.entries(searchKinds).map(([kind, inputs]) => ({
      ...anew,
      name: `search, ${kind}`,
      call: inTurn(searchPaths("/api/search", inputs)),
      targets: {},
    })),
    {
      ...anew,
      name: "profile call",
      call: profile,
      thin: inTurn(professionals.map((id) => `/profile/${id}`)),
      targets: { ofThin: 0.25 },
    },
    signedInRead("a profile, not kept", profile),
    signedInRead("own bookings", (n) => get(`/api/user/bookings?of=${customerId(1 + (n % CUSTOMERS))}`, n)),
    {
      ...anew,
      name: "a month's free times",
      call: inTurn(
        Array.from({ length: Math.min(KEEPERS, seeded.professionals) }, (_, n) =>
          professionalId(seeded.professionals - n),
        ).map((id) => `/api/provider/${id}/free-times?days=31`),
      ),
      targets: { databaseCpu: 3 },
    },
    page("home page", ["/"], { appCpu: 6 }),
    page("search page, 12 rows", searchPaths("/search", selective)),
    page(
      "search page, 100 rows",
      searchPaths(
        "/search",
        searchKinds.broad.map((input) => ({ ...input, shown: "100" })),
      ),
      {
        appCpu: 8,
        databaseCpu: 5,
      },
    ),
    page(
      "profile page",
      professionals.map((id) => `/providers/${id}`),
    ),
    page("ideas page", ideasPages, { databaseCpu: 5 }),
    page("blog page, list", blogPages, { databaseCpu: 5 }),
    page("blog page, post", blogPosts, { databaseCpu: 5 }),
    page("blog page, search", searchPaths("/blog", blogSearches), { databaseCpu: 15 }),
  ]
}

/** All, the first and more of them, and each kind of work with other choices beside it. */
const ideasPages = [
  "/ideas",
  "/ideas?show=48",
  ...["living", "kitchen", "bedroom", "home"].flatMap((work) =>
    ["", "&paid=200000", "&locality=Kothrud", "&paid=500000&locality=Baner"].map(
      (more) => `/ideas?work=${work}${more}`,
    ),
  ),
]

/** Of the first pages, which most people read, and of any. */
const blogPages = Array.from({ length: 200 }, (_, n) =>
  n % 2 === 0 ? `/blog?page=${1 + (n % 10)}` : `/blog?page=${1 + n * 8}`,
)
const blogPosts = Array.from({ length: 2000 }, (_, n) => `/blog/${postSlug(1 + ((n * 7919) % POSTS))}`)
/** What few posts have, and what many have. */
const blogSearches = words.material.flatMap((material) =>
  words.locality.slice(0, 10).map((locality) => ({ search: `${material} ${locality}` })),
)

function bookings({ seeded, tokens }: Stage): Scenario[] {
  const professionals = countKeepingNone(seeded.professionals)
  const call = (n: number, slot: object): Call => ({
    method: "POST",
    path: "/api/booking/create",
    headers: { "content-type": "application/json", authorization: `Bearer ${tokens[n % CUSTOMERS]}`, ...from(n) },
    body: JSON.stringify(slot),
  })
  const theOne = slotOf(1, 300, "06:00")
  return [
    {
      name: "booking, different slots",
      isKept: false,
      call: (n) => call(n, slotOf(keepingNone(n % professionals), 30 + Math.floor(n / professionals), "06:00")),
      statuses: [201],
      thin: (n) => thinBooking(n, professionals),
      targets: { ofThin: 0.2, appCpu: 3, perSecond: 500 },
    },
    {
      name: "booking, all one slot",
      isKept: false,
      call: (n) => call(n, theOne),
      statuses: [201, 409],
      targets: { perSecond: 1200 },
    },
  ]
}

/** As many inputs as come again within the seconds for which an answer is kept. */
function kept({ seeded }: Stage): Scenario[] {
  const few = selectiveInputs().slice(0, 50)
  const professionals = Array.from({ length: 50 }, (_, n) => professionalId(1 + ((n * 7919) % seeded.professionals)))
  const scenario = (name: string, paths: string[], targets: Targets = {}): Scenario => ({
    name: `${name}, kept`,
    isKept: true,
    call: inTurn(paths),
    statuses: [200],
    targets,
  })
  return [
    scenario("search call", searchPaths("/api/search", few), { ofHttp: 0.8 }),
    scenario(
      "profile call",
      professionals.map((id) => `/api/provider/${id}`),
      { ofHttp: 0.8 },
    ),
    scenario("home page", ["/"]),
    scenario("search page", searchPaths("/search", few)),
  ]
}

const DAY_MS = 86_400_000
const dayAfter = (days: number) => new Date(Date.now() + days * DAY_MS).toISOString().slice(0, 10)

function slotOf(professional: number, days: number, booking_time: string) {
  const [professional_id, service_id] = [professionalId(professional), serviceId(professional * 2)]
  const notes = "A first look at the flat, please."
  return {
    professional_id,
    service_id,
    booking_date: dayAfter(days),
    booking_time,
    notes,
    place: { locality: "Baner" },
  }
}

/** A year later than the app's, so that no two meet. */
function thinBooking(n: number, professionals: number): Call {
  const professional = keepingNone(n % professionals)
  const at = `${dayAfter(400 + Math.floor(n / professionals))}T06:00:00Z`
  const customer = customerId(1 + (n % CUSTOMERS))
  const values = [newId(), customer, professionalId(professional), serviceId(professional * 2), at]
  return {
    method: "POST",
    path: "/booking",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ values }),
  }
}
