/** The main job on a site of its own, whose app and database are killed in the middle of it. */
import { setTimeout as sleep } from "node:timers/promises"
import { seededRandom } from "../../test/chance.ts"
import {
  activeAt,
  bookingDialog,
  expectBooked,
  fillBooking,
  findDemoStudio,
  pressBook,
  rowOf,
  type Slot,
  slotIn,
} from "../bookings.ts"
import { port } from "../browser.ts"
import { makeOwnSite, type OwnSite } from "../own-site.ts"
import { activationLink, logInByCookie, logInHere, newEmail, newPassword, signUpHere } from "../people.ts"
import { expect, mailsTo, mailTo, test } from "../test.ts"

/** Far from the ports of other runs, and another one for each worker. */
const ownPort = port + 1000 * (1 + Number(process.env.TEST_PARALLEL_INDEX ?? 0))

test.use({
  baseURL: `http://127.0.0.1:${ownPort}`,
  // A dead server is met on purpose; so is the session's old token.
  allowConsole: /net::ERR_/,
})
test.describe.configure({ mode: "serial" })

const chance = seededRandom("killed.spec.ts")
let site: OwnSite
/** In ms; where others take the machine's time, as much more as they made the first start take. */
let patience = 20_000

test.beforeAll(async () => {
  test.setTimeout(120_000)
  site = makeOwnSite(ownPort)
  const startedAt = Date.now()
  await site.start()
  patience = Math.max(patience, 2 * (Date.now() - startedAt))
})
test.afterAll(() => site.remove())

const restart = async (kill: () => Promise<void>) => {
  await kill()
  const killedAt = Date.now()
  await site.start()
  expect(Date.now() - killedAt, "back within seconds").toBeLessThan(patience)
}

const create = /\/api\/booking\/create/
const lostAnswer = "Failed to book service"

test("killed at every step, the main job loses nothing and does nothing twice", async ({
  page,
  request,
  elsewhere,
}) => {
  test.setTimeout(180_000)
  const studio = await findDemoStudio(request)
  const email = newEmail()
  const slots = { inFlight: slotIn(20, "10:00"), unheard: slotIn(20, "12:00"), heard: slotIn(20, "15:00") }
  const openDialog = async (slot: Slot) => {
    await page.goto(studio.dialog)
    await fillBooking(page, slot, `At ${slot.time}, before the rains.`)
  }

  await page.goto("/register?type=customer")
  await signUpHere(page, email)
  await restart(site.killAppAndDatabase)
  await page.goto(await activationLink(page, email))
  await expect(page.getByRole("heading", { name: "Account Activated" })).toBeVisible()
  await restart(site.killApp)
  await page.getByRole("link", { name: "Go to Login" }).click()
  await logInHere(page, email, newPassword)
  await page.waitForURL(/\/user\/dashboard/)

  // In flight: nobody knows whether it was written. The dialog keeps everything, and the same press again settles it.
  await openDialog(slots.inFlight)
  await page.route(create, async (route) => {
    void route.fetch().catch(() => undefined)
    await sleep(chance() * 15)
    await site.killApp()
    await route.abort()
  })
  await pressBook(page)
  await expect(bookingDialog(page).getByText(lostAnswer)).toBeVisible()
  await page.unroute(create)
  await site.start()
  await pressBook(page)
  await expectBooked(page)

  // Written, but the answer never arrives: the retry is given the first one's answer.
  await openDialog(slots.unheard)
  await page.route(create, async (route) => {
    expect((await route.fetch()).status()).toBe(201)
    await site.killAppAndDatabase()
    await route.abort()
  })
  await pressBook(page)
  await expect(bookingDialog(page).getByText(lostAnswer)).toBeVisible()
  await page.unroute(create)
  await site.start()
  await pressBook(page)
  await expectBooked(page)

  await openDialog(slots.heard)
  await pressBook(page)
  await expectBooked(page)
  await restart(site.killAppAndDatabase)
  await page.reload()

  const again = await findDemoStudio(request)
  const mails = await mailsTo(page, studio.email)
  for (const slot of Object.values(slots)) {
    await expect(rowOf(page, slot), `one row at ${slot.time}`).toHaveCount(1)
    await expect(rowOf(page, slot)).toContainText("Pending")
    expect(await activeAt(request, again, slot), `one booking at ${slot.time}`).toHaveLength(1)
    expect(mails.filter(({ text }) => text.includes(`At ${slot.time}, before the rains.`))).toHaveLength(1)
  }

  const desk = await elsewhere()
  await logInByCookie(desk, studio.email)
  await desk.goto("/provider/bookings")
  await rowOf(desk, slots.heard).getByRole("button", { name: "Confirm" }).click()
  await expect(rowOf(desk, slots.heard)).toContainText("Confirmed")
  await restart(site.killApp)
  await page.goto("/user/bookings")
  // Told ten seconds after the start of whoever tells what a dead one was about to.
  await expect(() => mailTo(page, email, /^Booking confirmed/)).toPass({ timeout: 40_000 })
  await page.reload()
  await expect(rowOf(page, slots.heard)).toContainText("Confirmed")
})
