/**
 * What people were told about what they sent, held against what has arrived, over runs in which a seed chooses the form,
 * what is typed, and what goes wrong (docs/decisions/0032). A few seeds run with everything; all of them, or one that has
 * failed: `LEDGER_SEEDS=1-200 npm test -- e2e/journeys/ledger.spec.ts`, `LEDGER_SEEDS=17 …`.
 */
import type { BrowserContext, Locator, Page } from "@playwright/test"
import { seededRandom } from "../../test/chance.ts"
import { type BadConnection, openBadConnection, type Trouble, troubles } from "../bad-connection.ts"
import { type Storage, spoilStorage } from "../bad-storage.ts"
import { newEmail } from "../people.ts"
import { type Ledger, openLedger } from "../submission-ledger.ts"
import { chooseForm, type Filled, pick, typeInto } from "../submissions.ts"
import { expect, test } from "../test.ts"

const [first = 1, last = first] = (process.env.LEDGER_SEEDS ?? "1-8").split("-").map(Number)

// Nothing that goes wrong here is a fault of the page; what it makes of it is looked at.
test.use({ allowConsole: /Failed to load resource|net::ERR_|error occurred when fetching the script/ })

let ledger: Ledger
test.beforeAll(() => {
  ledger = openLedger()
})
test.afterAll(() => ledger.close())

/** What the person was told last; "nothing" where they left before. */
type Told = "sent" | "kept" | "refused" | "nothing"

const leaving = ["stays", "stays", "reloads", "closes"]

const choosePlan = (chance: () => number) => {
  const storage = pick<Storage>(chance, ["whole", "whole", "whole", "whole", "whole", "forbidden", "full", "fills up"])
  return {
    storage,
    // An answer that takes longer than the form waits costs each run its time: few have one.
    coming: Array.from({ length: Math.floor(chance() * 4) }, () => pick<Trouble>(chance, troubles)).filter(
      (trouble) => trouble !== "held" || chance() < 0.3,
    ),
    offline: pick(chance, ["never", "never", "before", "after"] as const),
    // Two tabs that can keep nothing know nothing of each other: what is typed into both is meant twice.
    hand: pick(chance, ["once", "once", "twice", storage === "whole" ? "two tabs" : "once"] as const),
    // Who leaves at once, where nothing can be kept, leaves it behind: nothing was said yet.
    leaves: pick(chance, storage === "whole" ? [...leaving, "reloads at once", "closes at once"] : leaving),
  }
}

for (let seed = first; seed <= last; seed++)
  test(`seed ${seed}: what was told is true, once and whole`, async ({ elsewhere }) => {
    const chance = seededRandom("submission", seed)
    const filled = chooseForm(chance, newEmail())
    const plan = choosePlan(chance)
    const line = await openBadConnection()
    try {
      const page = await elsewhere({ baseURL: line.url })
      await spoilStorage(page.context(), plan.storage)
      await run(page, filled, plan, line)
    } catch (error) {
      console.log(`LEDGER_SEEDS=${seed}`, filled.path, plan)
      throw error
    } finally {
      line.close()
    }
  })

async function run(page: Page, filled: Filled, plan: ReturnType<typeof choosePlan>, line: BadConnection) {
  const context = page.context()
  await open(page, filled)
  await typeInto(formOf(page), filled.typed)
  const twin = plan.hand === "two tabs" ? await openTwin(page) : undefined
  line.expect(plan.coming)
  if (plan.offline === "before") await context.setOffline(true)

  const isGone = plan.leaves.endsWith("at once")
  await Promise.all([press(page, plan.hand === "twice"), twin && press(twin)])
  if (isGone) await leave(page, plan.leaves, plan.offline === "before")
  const told: Told[] = isGone ? ["nothing"] : [await hear(page, filled)]
  if (twin) told.push(await hear(twin, filled))
  if (told.includes("sent")) await expectOnce(filled)
  if (plan.offline === "after") await context.setOffline(true)
  if (!isGone && told[0] === "refused" && plan.leaves === "reloads") await staysWhenAsked(page)
  else if (!isGone) await leave(page, plan.leaves, plan.offline !== "never")

  line.recover()
  await context.setOffline(false)
  const isClosed = page.isClosed()
  const here = isClosed ? await comeAgain(context, filled) : page
  if (told.includes("kept")) await expectOnce(filled)
  await expectNothingWaits(here, plan.storage)
  // What was typed comes back once the page has woken up.
  await expect(
    formOf(here)
      .or(here.getByRole("heading", { name: filled.thanks }))
      .first(),
  ).toBeVisible()
  // Whoever was not thanked, and has the page still before them, presses once more.
  if (!told.includes("sent") && !told.includes("kept") && (await isFilledIn(here, filled))) {
    await press(here)
    await expect(here.getByRole("heading", { name: filled.thanks })).toBeVisible()
    await expectOnce(filled)
  }
  const rows = await ledger.rowsOf(filled.typed.email!)
  expect(rows.length, "arrives once at most").toBeLessThanOrEqual(1)
  if (rows.length === 0) expect(isClosed, "lost only with a tab that was told of no thanks").toBe(true)
}

const formOf = (page: Page): Locator => page.locator("main form[novalidate]")

const open = async (page: Page, { path }: Filled) => {
  await page.goto(path)
  await expect(formOf(page)).toBeVisible()
}

/** As browsers duplicate a tab: with what it has stored for itself. */
const openTwin = async (page: Page) => {
  const [twin] = await Promise.all([
    page.context().waitForEvent("page"),
    page.evaluate(() => void window.open(location.href)),
  ])
  await expect(formOf(twin)).toBeVisible()
  return twin
}

const isFilledIn = async (page: Page, { typed }: Filled) => {
  const email = formOf(page).locator('[name="email"]')
  return (await email.count()) > 0 && (await email.inputValue()) === typed.email
}

const press = (page: Page, twice = false) => {
  const button = formOf(page).locator("button[type=submit]")
  // The second press of a hand that is not patient; by then the button may be gone.
  return twice ? button.dblclick({ noWaitAfter: true }) : button.click({ noWaitAfter: true })
}

const hear = async (page: Page, { thanks }: Filled): Promise<Told> => {
  const thanked = page.getByRole("heading", { name: thanks })
  const refused = page.getByRole("main").getByRole("alert")
  await expect(thanked.or(refused).first()).toBeVisible({ timeout: 20_000 })
  if (await refused.count()) return "refused"
  return (await page.getByText("We'll send it as soon as you're back online").count()) ? "kept" : "sent"
}

const leave = async (page: Page, how: string, isOffline: boolean) => {
  if (how.startsWith("closes") || (how.startsWith("reloads") && isOffline)) return page.close()
  if (how.startsWith("reloads")) await page.reload()
}

/** What is nowhere but in the form is not left unasked. */
const staysWhenAsked = async (page: Page) => {
  const asking = page.waitForEvent("dialog")
  const leaving = page.evaluate(() => location.reload())
  const asked = await asking
  expect(asked.type()).toBe("beforeunload")
  await asked.dismiss()
  await leaving
}

const comeAgain = async (context: BrowserContext, { path }: Filled) => {
  const page = await context.newPage()
  await page.goto(path)
  return page
}

const expectOnce = async ({ typed, row }: Filled) => {
  await expect.poll(async () => (await ledger.rowsOf(typed.email!)).length, { timeout: 20_000 }).toBe(1)
  const [arrived] = await ledger.rowsOf(typed.email!)
  const { message, ...rest } = row as { message?: string | { endsWith: string } }
  expect(arrived).toMatchObject(rest)
  if (typeof message === "string") expect(arrived!.message).toBe(message)
  if (typeof message === "object") expect(arrived!.message.endsWith(message.endsWith)).toBe(true)
}

const expectNothingWaits = async (page: Page, storage: Storage) => {
  if (storage === "forbidden") return
  await expect.poll(() => page.evaluate(() => localStorage.getItem("unsent")), { timeout: 20_000 }).toBeNull()
}
