/** A site of its own that is started for real: its first administrator, by the link that it prints. */
import { port } from "../browser.ts"
import { makeOwnSite, type OwnSite } from "../own-site.ts"
import { confirmSuccess, newPassword } from "../people.ts"
import { fillAdminLogin, setUp } from "../second-factor.ts"
import { expect, test } from "../test.ts"

/** Far from the ports of other runs, and another one for each worker. */
const ownPort = port + 500 + 1000 * (1 + Number(process.env.TEST_PARALLEL_INDEX ?? 0))
const baseURL = `http://127.0.0.1:${ownPort}`
const email = "first.admin@home.example"

test.use({ baseURL, allowConsole: /status of (403|422)/ })

let site: OwnSite
test.beforeAll(async () => {
  test.setTimeout(180_000)
  site = makeOwnSite(ownPort, {
    APP_ENV: "production",
    DEMO: "0",
    LOG_LEVEL: "info",
    PUBLIC_URL: baseURL,
    APP_SECRET: "a secret for tests that is long enough for it",
    // Nobody listens there: mails wait.
    SMTP_URL: "smtp://127.0.0.1:1",
    ADMIN_EMAIL: "First.Admin@home.example",
  })
  await site.start()
  await site.killApp()
  await site.start()
})
test.afterAll(() => site.remove())

const links = () => site.printed().match(/http\S+\/admin\/set-password\S+/g) ?? []

test("each start prints a link, the newest sets the password, and a second factor comes before anything else", async ({
  page,
}) => {
  const [old, newest, ...more] = links()
  expect([old === newest, more]).toEqual([false, []])
  const tokens = links().map((link) => new URL(link).searchParams.get("token")!)
  const logged = site
    .printed()
    .split("\n")
    .filter((line) => line.startsWith("{"))
  expect(logged.length).toBeGreaterThan(0)
  expect(logged.filter((line) => tokens.some((token) => line.includes(token)))).toEqual([])

  const setPassword = async (link: string, password: string) => {
    await page.goto(link)
    await page.getByLabel("New password", { exact: true }).fill(password)
    await page.getByLabel("Confirm password", { exact: true }).fill(password)
    await page.getByRole("button", { name: "Set password" }).click()
  }
  await setPassword(newest!, "short")
  await expect(page.getByText("Password must be at least 8 characters long")).toBeVisible()
  await page.goto(old!)
  await expect(page.getByRole("alert")).toContainText("Only the newest one does")
  await expect(page.getByLabel("New password")).toHaveCount(0)
  await setPassword(newest!, newPassword)
  await page.getByRole("link", { name: "Go to Admin login" }).click()
  await fillAdminLogin(page, email, newPassword)
  await confirmSuccess(page)

  await page.waitForURL(/\/admin\/second-factor$/)
  await page.goto("/admin/dashboard")
  await page.waitForURL(/\/admin\/second-factor$/)
  await page.getByRole("button", { name: "Set it up" }).click()
  const { codes } = await setUp(page)
  await page.getByRole("button", { name: "I have saved them" }).click()
  await expect(page.getByText("it cannot be switched off")).toBeVisible()
  await page.getByRole("link", { name: "Go to the administrator's page" }).click()
  await page.waitForURL(/\/admin\/account$/)
  await expect(page.getByText(`Signed in as Administrator, ${email}`)).toBeVisible()

  await page.getByRole("main").getByRole("button", { name: "Logout" }).click()
  await page.waitForURL(/\/admin\/login/)
  await fillAdminLogin(page, email, newPassword)
  await page.getByRole("button", { name: "Use a recovery code instead" }).click()
  await page.getByLabel("Recovery code").fill(codes[0]!)
  await page.getByRole("button", { name: "Log in" }).click()
  await confirmSuccess(page)
  await page.waitForURL(/\/admin\/dashboard$/)
  await page.goto(newest!)
  await expect(page.getByRole("alert")).toContainText("This link was used already.")
})
