/**
 * The desk opens a kind of service in Pune: everybody sees it, and who waited gets exactly one mail; and a morning of the desk,
 * which opens one too. On a site of its own.
 */
import type { APIRequestContext, Page } from "@playwright/test"
import { sql } from "kysely"
import { type Db, openDb, openPool } from "../../src/platform/database/database.server.ts"
import { accessibilityFaults } from "../accessibility.ts"
import { port } from "../browser.ts"
import { tabTo, typeInto } from "../keyboard.ts"
import { makeOwnSite, type OwnSite } from "../own-site.ts"
import { logInByCookie } from "../people.ts"
import { expect, test } from "../test.ts"

/** Beside those of killed.spec.ts and two-apps.spec.ts, and another one for each worker. */
const ownPort = port + 1000 * (1 + Number(process.env.TEST_PARALLEL_INDEX ?? 0)) + 20
const baseURL = `http://127.0.0.1:${ownPort}`

test.use({ baseURL, allowConsole: /409 \(Conflict\)|status of 422/ })
test.describe.configure({ mode: "serial" })

let site: OwnSite
test.beforeAll(async () => {
  test.setTimeout(120_000)
  site = makeOwnSite(ownPort)
  await site.start()
})
test.afterAll(() => site.remove())

const row = (page: Page, name: string) => page.getByRole("row").filter({ hasText: name })
const said = (page: Page, text: string | RegExp) => expect(page.getByText(text).last()).toBeVisible()

const mailsTo = async (page: Page, to: string) =>
  (
    (await (await page.request.get(`/dev/mailbox.json?to=${encodeURIComponent(to)}`)).json()).mails as {
      subject: string
    }[]
  )
    .map(({ subject }) => subject)
    .filter((subject) => / are open in /.test(subject))

const inDatabase = async <T>(work: (db: Db) => Promise<T>) => {
  const db = openDb(openPool(site.databaseUrl()))
  try {
    return await work(db)
  } finally {
    await db.destroy()
  }
}

/** As the clock does every ten minutes, twice over. */
const runWaitingJobs = () =>
  inDatabase(async (db) => {
    for (let n = 0; n < 2; n++) await sql`select graphile_worker.add_job('tell_of_open_services')`.execute(db)
  })

test("opened in Pune by one press, seen by everybody, mailed once, and closed again", async ({ page, elsewhere }) => {
  test.setTimeout(90_000)
  const email = "waits.for.engineers@home.example"
  const sent = await page.request.post("/api/contact/submit", {
    data: {
      ...{ name: "Asha Kulkarni", email, phone: "98220 12345", subject: "services", message: "Tell me." },
      source: "service_page_civil-engineer",
    },
    headers: { "idempotency-key": crypto.randomUUID() },
  })
  expect(sent.status()).toBe(201)
  await logInByCookie(page, "admin@demo.example", "admin-login")
  await page.goto("/admin/catalogue")
  await expect(row(page, "Civil Engineers")).toContainText("1 person waits")
  await expect(row(page, "Real Estate Lawyers")).toContainText("Information only")
  await expect(row(page, "Real Estate Lawyers").getByRole("link", { name: /^Open/ })).toHaveCount(0)
  expect(await accessibilityFaults(page)).toEqual([])

  await row(page, "Civil Engineers").getByRole("link", { name: "Open in a city: Civil Engineers" }).click()
  const dialog = page.getByRole("dialog", { name: "Open Civil Engineers" })
  await expect(dialog.getByLabel("City")).toHaveValue(/\d+/)
  await expect(dialog).toContainText("1 mail will go out within ten minutes")
  await dialog.getByRole("button", { name: "Open it" }).click()
  await said(page, "Civil Engineers are open in Pune. 1 mail will go out within ten minutes.")
  await expect(dialog).toHaveCount(0)
  await expect(row(page, "Civil Engineers").getByRole("link", { name: "Close in Pune: Civil Engineers" })).toBeVisible()

  await runWaitingJobs()
  await expect.poll(() => mailsTo(page, email)).toHaveLength(1)
  const visitor = await elsewhere({ baseURL })
  await expect
    .poll(async () => {
      await visitor.goto("/services")
      return visitor.getByRole("listitem").filter({ hasText: "Civil Engineer" }).first().textContent()
    })
    .toContain("Available in Pune")

  await page.getByRole("link", { name: "Close in Pune: Civil Engineers" }).click()
  const question = page.getByRole("dialog", { name: "Close Civil Engineers in Pune?" })
  await expect(question).toContainText("No new visits can be booked.")
  await question.getByRole("button", { name: "Close it" }).click()
  await said(page, /Civil Engineers are closed\. Visits that are booked stay/)
  await expect(row(page, "Civil Engineers")).toContainText("Opens later")
  await runWaitingJobs()
  expect(await mailsTo(page, email)).toHaveLength(1)
})

test("localities of a city: added, refused far away, changed and deleted", async ({ page }) => {
  await logInByCookie(page, "admin@demo.example", "admin-login")
  await page.goto("/admin/catalogue?tab=cities")
  await row(page, "Pune").getByRole("link", { name: "Pune", exact: true }).click()
  await page.getByRole("link", { name: "Add locality" }).click()
  const dialog = page.getByRole("dialog")
  await dialog.getByLabel("Name").fill("Tulip Nagar")
  await dialog.getByLabel("Latitude (north)").fill("19.07")
  await dialog.getByLabel("Longitude (east)").fill("72.87")
  await dialog.getByRole("button", { name: "Add" }).click()
  await expect(dialog.getByText(/km from the nearest locality of Pune/).first()).toBeVisible()
  await dialog.getByLabel("Latitude (north)").fill("18.6")
  await dialog.getByLabel("Longitude (east)").fill("73.9")
  await dialog.getByRole("button", { name: "Add" }).click()
  await said(page, "Tulip Nagar is added.")
  await row(page, "Tulip Nagar").getByRole("link", { name: "Delete Tulip Nagar" }).click()
  await page.getByRole("dialog").getByRole("button", { name: "Delete" }).click()
  await said(page, "Tulip Nagar is deleted.")
  await expect(row(page, "Tulip Nagar")).toHaveCount(0)
})

test("a synonym is tried out and added with the keyboard alone", async ({ page }) => {
  await logInByCookie(page, "admin@demo.example", "admin-login")
  await page.goto("/admin/catalogue?tab=synonyms")
  await typeInto(page, page.getByLabel("Word", { exact: true }), "gharkari")
  await typeInto(page, page.getByLabel("Means", { exact: true }), "architect")
  await typeInto(page, page.getByLabel("Search", { exact: true }), "gharkari pune")
  await page.keyboard.press("Enter")
  const reading = page.locator("section").filter({ hasText: "With “gharkari” for “architect”" }).last()
  await expect(reading).toContainText("Architects")
  await expect(reading).toContainText(/\d+ are found/)
  await tabTo(page, page.getByRole("button", { name: "Add", exact: true }), "Shift+Tab")
  await page.keyboard.press("Enter")
  await said(page, "“gharkari” stands for “architect” now.")
  expect(await accessibilityFaults(page)).toEqual([])
})

const headersOf = async (request: APIRequestContext, email: string, door = "login") => {
  const data = { identifier: email, email, password: "Namaste-2026" }
  const { token } = (await (await request.post(`/api/auth/${door}`, { data })).json()) as { token: string }
  return { authorization: `Bearer ${token}` }
}

const writers = ["Asha Kulkarni", "Ravi Pawar", "Meera Sathe", "Tara Apte"]

/** Three papers, four messages, a complaint, and a review that somebody reported. */
const comeOvernight = async (request: APIRequestContext) => {
  const send = async (path: string, data: object) => {
    const headers = { "idempotency-key": crypto.randomUUID() }
    expect((await request.post(`/api/${path}`, { data, headers })).status()).toBe(201)
  }
  const review = await inDatabase(async (db) => {
    await sql`insert into professional_papers (id, professional_id, kind, number)
      select gen_random_uuid()::text, p.id, 'gst', '27AAPFU0939F1ZV' from professionals p
      where not exists (select from professional_papers w where w.professional_id = p.id) limit 3`.execute(db)
    const shown = db.selectFrom("reviews").select(["id", "comment"]).where("hidden_at", "is", null)
    return shown.where("comment", "<>", "").orderBy("id").limit(1).executeTakeFirstOrThrow()
  })
  for (const name of writers) {
    const email = `${name.split(" ")[0]!.toLowerCase()}@home.example`
    const message = "Who could look at our terrace?"
    await send("contact/submit", { name, email, subject: "general", message, source: "contact_page" })
  }
  const complaint = { name: "Sunil Gore", email: "sunil@home.example", kind: "person", message: "Nobody came." }
  await send("grievances", complaint)
  const report = { kind: "content", booking: `Review ${review.id}`, message: "This is not true." }
  await send("grievances", { ...complaint, name: "Usha More", ...report })
  return review
}

test("a morning, each thing from what waits: papers, messages, a complaint, a report and a service opened", async ({
  page,
  request,
}) => {
  test.setTimeout(90_000)
  const review = await comeOvernight(request)
  await logInByCookie(page, "admin@demo.example", "admin-login")
  const headers = await headersOf(request, "admin@demo.example", "admin-login")
  const waiting = async () => {
    const { waiting } = await (await request.get("/api/admin/waiting", { headers })).json()
    const counts = (waiting as { kind: string; count: number }[]).map(({ kind, count }) => [kind, count] as const)
    return Object.fromEntries(counts) as Record<"papers" | "submissions" | "grievances" | "reports", number>
  }
  const before = await waiting()
  const toWhatWaits = async (name: RegExp) => {
    await page.goto("/admin/dashboard")
    await page.getByRole("main").getByRole("link", { name }).click()
  }

  await toWhatWaits(/^\d+ papers?/)
  const looks = page.getByRole("link", { name: /Look and decide/ })
  await expect(looks.first()).toBeVisible()
  for (let left = (await looks.count()) - 1, decided = 0; decided < 3; left--, decided++) {
    await looks.last().click()
    const paper = page.getByRole("dialog")
    await paper.getByRole("radio", { name: /Approve/ }).check()
    await paper.getByRole("button", { name: "Record the decision" }).click()
    await expect(paper).toHaveCount(0)
    await expect(looks).toHaveCount(left)
  }

  const row = (name: string) =>
    page.getByRole("listitem").filter({ has: page.getByRole("link", { name, exact: true }) })
  await toWhatWaits(/in the inbox/)
  for (const name of writers) {
    await row(name).getByRole("link", { name }).click()
    const pane = page.getByRole("region", { name, exact: true })
    await pane.getByLabel("Your answer").fill("We have sent you three who can.")
    await pane.getByRole("button", { name: "Send answer" }).click()
    await expect(pane).toContainText("answered by mail")
  }

  await toWhatWaits(/complaints?/)
  await row("Sunil Gore").getByRole("link", { name: "Sunil Gore" }).click()
  const pane = page.getByRole("region", { name: /^Sunil Gore/ })
  await pane.getByRole("button", { name: "Answer", exact: true }).click()
  await pane.getByLabel("The answer").fill("They come on Monday, and pay for your half day.")
  await pane.getByRole("button", { name: "Send answer" }).click()
  await expect(pane).toContainText("answered by mail")

  await toWhatWaits(/reported items?/)
  const card = page.getByRole("listitem").filter({ hasText: review.comment ?? "" })
  await card.getByRole("button", { name: /^Leave it/ }).click()
  await said(page, "Left as it is. Whoever reported it was told.")

  await page.getByRole("link", { name: "Catalogue" }).first().click()
  await page.getByRole("link", { name: "Open in a city: Civil Engineers" }).click()
  await page.getByRole("dialog").getByRole("button", { name: "Open it" }).click()
  await said(page, /^Civil Engineers are open in Pune\./)

  const { papers, submissions, grievances, reports } = await waiting()
  expect({ papers, submissions, grievances, reports }).toEqual({
    papers: before.papers - 3,
    submissions: before.submissions - writers.length,
    grievances: before.grievances - 1,
    reports: before.reports - 1,
  })
})
