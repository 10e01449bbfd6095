/** The desk opens a kind of service in Pune: everybody sees it, and who waited gets exactly one mail. On a site of its own. */
import type { Page } from "@playwright/test"
import { sql } from "kysely"
import { openDb, openPool } from "../../src/platform/database/database.server.ts"
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
    .filter((subject) => /open/i.test(subject))

/** As the clock does every ten minutes, twice over. */
const runWaitingJobs = async () => {
  const pool = openPool(site.databaseUrl())
  const db = openDb(pool)
  for (let n = 0; n < 2; n++) await sql`select graphile_worker.add_job('tell_of_open_services')`.execute(db)
  await db.destroy()
}

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
  await expect(question).toContainText("Nobody can book anew.")
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
