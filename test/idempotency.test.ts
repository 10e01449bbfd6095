/** For every creating call: a retried request is one thing and one answer, another body is refused, also in flight. */
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest"
import { newId } from "../src/platform/id.ts"
import { indianDay } from "../src/platform/time.ts"
import { calls } from "../src/slices.ts"
import { startTestApp, type TestApp } from "./app.ts"
import { createAdmin, createCustomer, createProfessional, type Person, type Professional } from "./people.ts"

let t: TestApp
let customer: Person
let professional: Professional
let admin: Person

beforeAll(async () => {
  t = await startTestApp()
  customer = await createCustomer(t)
  professional = await createProfessional(t)
  admin = await createAdmin(t)
})
// Only so many requests of one customer may wait.
afterEach(() => t.db.updateTable("bookings").set({ status: "confirmed" }).execute())
afterAll(() => t.close())

let count = 0
const person = () => {
  count += 1
  const email = `new.${count}.${Date.now()}@test.example`
  return { full_name: "Meera Joshi", email, password: "Courtyard-77", mobile_number: "+919822045678" }
}
const writer = { name: "Asha Kulkarni", email: "asha@test.example", phone: "98220 12345" }
const dayAhead = () => {
  count += 1
  return indianDay(new Date(Date.now() + (10 + count) * 86_400_000))
}

const publishedPost = async () => {
  const body = { title: "A post to talk about", excerpt: "About it", category_id: 1, content: "<p>Text</p>" }
  const answer = await t.call("POST", "/blog/posts", {
    token: admin.token,
    body,
    headers: { "idempotency-key": newId() },
  })
  return answer.body.data.id as string
}

interface Example {
  body: Record<string, unknown>
  other: Record<string, unknown>
  table:
    | "accounts"
    | "blog_comments"
    | "blog_posts"
    | "bookings"
    | "cities"
    | "conversations"
    | "countries"
    | "desk_entries"
    | "data_exports"
    | "submissions"
    | "grievances"
    | "localities"
    | "messages"
    | "portfolio_projects"
    | "professional_papers"
    | "reviews"
    | "search_aliases"
    | "service_packages"
    | "service_requests"
    | "shortlist_links"
    | "states"
  token?: string
  /** Of what stands in the path's braces. */
  id?: string
}

const submitted = async () => {
  const body = { ...writer, subject: "services", message: "A kitchen in Kothrud", source: "contact_page" }
  return (await t.call("POST", "/contact/submit", { body })).body.id as string
}

const completedVisit = async () => {
  const id = newId()
  count += 1
  const starts_at = new Date(Date.now() - count * 86_400_000)
  const { professional_id, service_id } = professional
  const times = { starts_at, ends_at: new Date(starts_at.getTime() + 3_600_000), status: "completed" }
  await t.db
    .insertInto("bookings")
    .values({ id, professional_id, service_id, customer_id: customer.account_id, ...times })
    .execute()
  return id
}

const newPlace = (kind: string) => {
  count += 1
  return { body: { name: `${kind} ${count}` }, other: { name: `Other ${kind} ${count}` }, token: admin.token }
}

const newLocality = async () => {
  const { body, other, token } = newPlace("Locality")
  const pune = await t.db.selectFrom("cities").select("id").where("name", "=", "Pune").executeTakeFirstOrThrow()
  const centre = { latitude: 18.52, longitude: 73.85 }
  return { body: { ...body, ...centre }, other, token, id: String(pune.id), table: "localities" as const }
}

const newSynonym = () => {
  count += 1
  const [word, means] = [`gharwale${count}`, "architect"]
  const body = { word, means }
  return { body, other: { word: `gharkari${count}` }, token: admin.token, table: "search_aliases" as const }
}

/** A right request for each creating call; a new one without an example fails here. */
const examples: Record<string, () => Example | Promise<Example>> = {
  add_locality: newLocality,
  add_synonym: newSynonym,
  sign_up_customer: () => ({
    body: { ...person(), userType: "individual" },
    other: { full_name: "Somebody Else" },
    table: "accounts",
  }),
  sign_up_professional: () => ({
    body: { ...person(), business_name: "Joshi Rooms", userType: "professional" },
    other: { full_name: "Somebody Else" },
    table: "accounts",
  }),
  register: () => ({
    body: { ...person(), userType: "individual" },
    other: { full_name: "Somebody Else" },
    table: "accounts",
  }),
  create_booking: () => ({
    body: {
      professional_id: professional.professional_id,
      service_type: "interior-designer",
      booking_date: dayAhead(),
      place: { locality: "Baner" },
      booking_time: "05:30:00",
    },
    // At the same time, which the first has taken.
    other: { notes: "Two rooms" },
    table: "bookings",
    token: customer.token,
  }),
  // Three wait at most.
  request_service: async () => ({
    body: {
      provider_id: professional.professional_id,
      service_type: "interior-designer",
      message: "Do you take on a single room?",
    },
    other: { message: "Two rooms" },
    table: "service_requests",
    token: (await createCustomer(t)).token,
  }),
  submit_contact: () => ({
    body: { ...writer, subject: "services", message: "A kitchen in Kothrud", source: "contact_page" },
    other: { message: "Two kitchens" },
    table: "submissions",
  }),
  reply_to_submission: async () => ({
    body: { text: "We can come on Monday." },
    other: { text: "We cannot come." },
    table: "desk_entries",
    token: admin.token,
    id: await submitted(),
  }),
  enter_incoming: async () => ({
    body: { text: "Monday suits us." },
    other: { text: "Monday does not suit us." },
    table: "desk_entries",
    token: admin.token,
    id: await submitted(),
  }),
  professional_registration: () => ({
    body: {
      ...{ ...writer, serviceType: "architecture", businessName: "Joshi Rooms", experience: "3-5", location: "Pune" },
      portfolioDescription: "Twelve houses",
    },
    other: { location: "Satara" },
    table: "submissions",
  }),
  careers_register_interest: () => ({
    body: { name: writer.name, email: writer.email, role: "design" },
    other: { role: "engineering" },
    table: "submissions",
  }),
  file_grievance: () => ({
    body: { ...writer, kind: "refund", message: "The visit did not take place" },
    other: { kind: "account" },
    table: "grievances",
  }),
  write_review: async () => ({
    body: { booking_id: await completedVisit(), rating: 4, comment: "She listened first" },
    other: { rating: 1 },
    table: "reviews",
    token: customer.token,
    id: professional.professional_id,
  }),
  // One of a pair.
  open_conversation: async () => ({
    body: { provider_id: professional.professional_id },
    other: { also: "this" },
    table: "conversations",
    token: (await createCustomer(t)).token,
  }),
  send_message: async () => {
    const { token } = await createCustomer(t)
    const body = { provider_id: professional.professional_id }
    const opened = await t.call("POST", "/conversations", { token, body })
    return {
      body: { content: "Do you take on a single room?" },
      other: { content: "Two rooms?" },
      table: "messages",
      token,
      id: opened.body.conversation_id,
    }
  },
  // One for each.
  make_shortlist_link: async () => ({
    body: {},
    other: { also: "this" },
    table: "shortlist_links",
    token: (await createCustomer(t)).token,
  }),
  create_blog_post: () => ({
    body: { title: "Basalt", category_id: 3, excerpt: "How to lay it", content: "<p>Slowly</p>" },
    other: { title: "Marble" },
    table: "blog_posts",
    token: professional.token,
  }),
  add_project: () => ({
    body: { title: "Kitchen" },
    other: { title: "Bathroom" },
    table: "portfolio_projects",
    token: professional.token,
    id: professional.professional_id,
  }),
  begin_blog_post: () => ({ body: {}, other: { also: "this" }, table: "blog_posts", token: professional.token }),
  add_blog_comment: async () => ({
    body: { content: "Thank you" },
    other: { content: "Thank you very much" },
    table: "blog_comments",
    token: customer.token,
    id: await publishedPost(),
  }),
  add_country: () => {
    const { body, ...rest } = newPlace("Country")
    const code = String.fromCharCode(81 + (count % 10), 65 + (Math.floor(count / 10) % 26))
    return { ...rest, body: { ...body, code }, table: "countries" }
  },
  add_state: () => {
    const { body, ...rest } = newPlace("State")
    return { ...rest, body: { ...body, country_id: 1 }, table: "states" }
  },
  add_city: () => {
    const { body, ...rest } = newPlace("City")
    return { ...rest, body: { ...body, state_id: 1 }, table: "cities" }
  },
  add_package: () => {
    count += 1
    return {
      body: { name: `Home visit ${count}`, minutes: 90, price: "2000" },
      other: { price: "2500" },
      table: "service_packages",
      token: professional.token,
      id: professional.service_id,
    }
  },
  give_paper: async () => {
    const by = await createProfessional(t)
    return {
      body: { check: "gst", number: "27AAPFU0939F1ZV" },
      other: { check: "other", title: "Engineer" },
      table: "professional_papers",
      token: by.token,
      id: by.professional_id,
    }
  },
  // One a day for each.
  ask_export: async () => ({
    body: {},
    other: { also: "this" },
    table: "data_exports",
    token: (await createCustomer(t)).token,
  }),
}

/** A file that came twice is two files, and the one that nobody uses goes by itself. */
const creating = calls
  .map(({ contract }) => contract)
  .filter((one) => one.method === "POST" && one.status === 201 && one.bodyType !== "file")

const rows = async (table: Example["table"]) =>
  (
    await t.db
      .selectFrom(table)
      .select(({ fn }) => fn.countAll<number>().as("n"))
      .executeTakeFirstOrThrow()
  ).n

describe.each(
  creating.flatMap((contract) =>
    [contract.path, ...(contract.aliases ?? [])].map((pattern) => ({ name: contract.name, pattern })),
  ),
)("$name at $pattern", ({ name, pattern }) => {
  const example = () => {
    const make = examples[name]
    if (!make) throw new Error(`There is no example for the creating call ${name}.`)
    return make()
  }
  const request = async () => {
    const { id = "", ...rest } = await example()
    return { ...rest, path: pattern.replace("{id}", id) }
  }
  const headers = (key: string) => ({ "idempotency-key": key })

  test("twice is once, and the same answer", async () => {
    const { body, table, token, path } = await request()
    const before = await rows(table)
    const first = await t.call("POST", path, { body, token, headers: headers(`${path}-twice`) })
    const second = await t.call("POST", path, { body, token, headers: headers(`${path}-twice`) })
    expect([first.status, second.status], JSON.stringify(first.body)).toEqual([201, 201])
    expect(second.body).toEqual(first.body)
    expect((await rows(table)) - before).toBe(1)
  })

  test("another body under the same key is refused", async () => {
    const { body, other, table, token, path } = await request()
    await t.call("POST", path, { body, token, headers: headers(`${path}-other`) })
    const before = await rows(table)
    const second = await t.call("POST", path, { body: { ...body, ...other }, token, headers: headers(`${path}-other`) })
    expect(second).toMatchObject({ status: 422, body: { errors: { idempotency_key: expect.any(String) } } })
    expect(await rows(table)).toBe(before)
  })

  test("another body in flight is told so, or refused; it is never what the first one stands in the way of", async () => {
    const { body, other, table, token, path } = await request()
    const before = await rows(table)
    const send = (more: object) =>
      t.call("POST", path, { body: { ...body, ...more }, token, headers: headers(`${path}-mixed`) })
    const answers = await Promise.all([send({}), send(other), send({}), send(other)])
    for (const { status, body: refusal } of answers)
      if (status !== 201) expect([409, 422], refusal.message).toContain(status)
    for (const { status, body: refusal } of answers) {
      if (status === 409) expect(refusal.code).toBe("in_flight")
      if (status === 422) expect(refusal.errors).toHaveProperty("idempotency_key")
    }
    expect((await rows(table)) - before).toBe(1)
  })

  test("six at once are one; who comes in between is told so", async () => {
    const { body, table, token, path } = await request()
    const before = await rows(table)
    const answers = await Promise.all(
      Array.from({ length: 6 }, () => t.call("POST", path, { body, token, headers: headers(`${path}-at-once`) })),
    )
    const statuses = answers.map(({ status }) => status)
    expect(statuses).toContain(201)
    expect(statuses.filter((status) => status !== 201 && status !== 409)).toEqual([])
    for (const { status, body: refusal } of answers) if (status === 409) expect(refusal.code).toBe("in_flight")
    expect((await rows(table)) - before).toBe(1)
  })
})
