/** The ways in and out of an account on a site of its own whose letters go out by SMTP: what is opened is what arrived. */
import { readFile } from "node:fs/promises"
import type { Page } from "@playwright/test"
import { sql } from "kysely"
import { openDb, openPool } from "../../src/platform/database/database.server.ts"
import { findRunningPostgres } from "../../src/platform/embedded-postgres/running-postgres.server.ts"
import { startMailServer, type TestMailServer } from "../../test/mail-server.ts"
import { parseMail } from "../../test/received-mail.ts"
import { port } from "../browser.ts"
import { makeOwnSite, type OwnSite } from "../own-site.ts"
import { confirmSuccess, logInHere, newEmail, newPassword, signUpHere } from "../people.ts"
import { expect, test } from "../test.ts"

/** Far from the ports of other runs, and another one for each worker. */
const ownPort = port + 300 + 1000 * (1 + Number(process.env.TEST_PARALLEL_INDEX ?? 0))
const baseURL = `http://127.0.0.1:${ownPort}`

test.use({ baseURL })
// They share a site of their own, which one worker starts once.
test.describe.configure({ mode: "default" })

let server: TestMailServer
let site: OwnSite
test.beforeAll(async () => {
  test.setTimeout(180_000)
  server = await startMailServer()
  site = makeOwnSite(ownPort, {
    APP_ENV: "production",
    DEMO: "0",
    PUBLIC_URL: baseURL,
    APP_SECRET: "a secret for tests that is long enough for it",
    SMTP_URL: server.url,
  })
  await site.start()
})
test.afterAll(async () => {
  await site.remove()
  await server.close()
})

/** The newest letter to somebody about something, once it has arrived. */
const arrived = async (to: string, subject: RegExp) => {
  const find = () => server.taken.map(parseMail).findLast((mail) => mail.to === to && subject.test(mail.subject))
  await expect.poll(find, `a mail to ${to} about ${subject}`).toBeTruthy()
  return find()!
}
const linkIn = async (to: string, subject: RegExp, path: string) =>
  (await arrived(to, subject)).links.find((link) => link.startsWith(`${baseURL}${path}`))!

/** What the clock asks for once a minute. */
const makeExports = async () => {
  const db = openDb(openPool(findRunningPostgres(site.dataDir)!.appUrl, { max: 1, name: "browser tests" }))
  await sql`select graphile_worker.add_job('make_exports')`.execute(db)
  await db.destroy()
}

const openInSettings = async (page: Page, section: string, fold: string) => {
  await page.goto(`/settings?section=${section}`)
  const group = page.getByRole("group").filter({ hasText: fold })
  await group.locator("summary").click()
  return group
}

test("account, password, address and copy: each letter arrives, and its link does what it says", async ({ page }) => {
  const [email, next] = [newEmail(), newEmail()]
  const another = "Verandah-88"

  await page.goto("/register?type=customer")
  await signUpHere(page, email)
  await page.goto(await linkIn(email, /Activate/, "/activate-account"))
  await expect(page.getByRole("heading", { name: "Account Activated" })).toBeVisible()

  await page.goto("/forgot-password")
  await page.getByLabel("Email", { exact: true }).fill(email)
  await page.getByRole("button", { name: "Send the link" }).click()
  await page.goto(await linkIn(email, /Set a new password/, "/reset-password"))
  await expect(page.locator("form[novalidate]")).toBeVisible()
  await page.getByLabel("New password", { exact: true }).fill(another)
  await page.getByLabel("Confirm password", { exact: true }).fill(another)
  await page.getByRole("button", { name: "Set the new password" }).click()
  await confirmSuccess(page)
  await page.waitForURL(/\/login/)
  await arrived(email, /password was changed/)
  await logInHere(page, email, another)
  await page.waitForURL(/\/user\/dashboard/)

  const move = await openInSettings(page, "security", "You log in with it")
  await move.getByLabel("New email", { exact: true }).fill(next)
  await move.getByLabel("Current password", { exact: true }).fill(another)
  await move.getByRole("button", { name: "Change email" }).click()
  await page.goto(await linkIn(next, /Confirm your new email/, "/confirm-email"))
  await expect(page.getByRole("heading", { name: "Email confirmed" })).toBeVisible()
  await arrived(email, /email of your .+ account was changed/)

  await page.goto("/settings?section=privacy")
  await page.getByRole("button", { name: "Ask for my data" }).click()
  await expect(page.getByRole("status").filter({ hasText: "usually ready" })).toBeVisible()
  await makeExports()
  const copy = await linkIn(next, /Your data is ready/, "/api/privacy/exports")
  const begun = page.waitForEvent("download")
  // A download ends the opening of the page that it comes instead of.
  await page.goto(copy).catch(() => undefined)
  expect(await readFile(await (await begun).path(), "utf8")).toContain(next)
})

/** What each kind says of itself besides what everybody says. */
const kinds: { type: string; fillIn: (page: Page) => Promise<unknown>; home: string }[] = [
  {
    type: "builder",
    fillIn: async (page) => {
      await page.getByLabel("Company name").fill("Deccan Homes")
      await page.getByLabel("License number").fill("PMC/BL/521")
    },
    home: "/user/dashboard",
  },
  {
    type: "developer",
    fillIn: async (page) => {
      await page.getByLabel("Developer company").fill("Mula Projects")
      await page.getByLabel("Project scale").selectOption("Medium (11-50 units)")
    },
    home: "/user/dashboard",
  },
  {
    type: "professional",
    fillIn: async (page) => {
      await page.getByLabel("Business name").fill("Studio Jaali")
      await page.getByRole("combobox", { name: "Profession" }).selectOption("Architect")
    },
    home: "/provider/dashboard",
  },
]

for (const { type, fillIn, home } of kinds) {
  test(`the letter that activates a ${type}'s account arrives, and its link opens it`, async ({ page }) => {
    const email = newEmail()
    await page.goto(`/register?type=${type}`)
    await expect(page.locator("form[novalidate]")).toBeVisible()
    await fillIn(page)
    await signUpHere(page, email)
    await page.goto(await linkIn(email, /Activate/, "/activate-account"))
    await page.getByRole("link", { name: "Go to Login" }).click()
    await logInHere(page, email, newPassword)
    await page.waitForURL(`**${home}`)
  })
}
