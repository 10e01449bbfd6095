/** Messages: out of the way of what they are about and of what is used next, and within reach whatever opens after them; and the mark of mailed ones. */
import type { Locator, Page } from "@playwright/test"
import { bookByCall, rowOf, slotIn } from "../bookings.ts"
import { logInByCookie } from "../people.ts"
import { expect, mailTo, test } from "../test.ts"

test.use({ viewport: { width: 360, height: 740 } })

test("a message stands above the bar, then above the foot of a dialog that opens after it, and is pressed there", async ({
  page,
  request,
  customer,
  studio,
}) => {
  const slot = slotIn(30)
  await bookByCall(request, { customer, studio, slot })
  await logInByCookie(page, studio.email)
  // With room below the row: where there is none, the message stands at the other edge (below).
  await page.setViewportSize({ width: 360, height: 900 })
  await page.goto("/provider/bookings")
  const row = rowOf(page, slot)
  await row.getByRole("button", { name: "Confirm" }).click()
  const undo = page.getByRole("region", { name: "Messages" }).getByRole("button", { name: "Undo" })
  const topOf = async (selector: string) => (await page.locator(selector).boundingBox())!.y
  const isAbove = (selector: string) =>
    expect
      .poll(async () => {
        const { y, height } = (await undo.boundingBox())!
        const gap = (await topOf(selector)) - y - height
        return gap > 0 && gap < 60
      })
      .toBe(true)
  await isAbove('nav[data-foot=""]')

  await row.getByRole("link", { name: "View Details" }).click()
  const details = page.getByRole("dialog", { name: "Booking details" })
  await expect(details).toContainText("Confirmed by you")
  await isAbove("dialog [data-foot]")
  await undo.click()
  await expect(details).not.toContainText("Confirmed by you")
  await expect(page.getByRole("region", { name: "Messages" })).toContainText("Undone. Nobody was told.")
})

const messages = (page: Page) => page.getByRole("region", { name: "Messages" })
const isClearOf = (page: Page, row: Locator) =>
  expect
    .poll(async () => {
      const [said, used] = [await messages(page).boundingBox(), await row.boundingBox()]
      return said && used && (said.y >= used.y + used.height || used.y >= said.y + said.height)
    })
    .toBe(true)

test("on a wide screen it covers neither the row that was pressed nor the one that has the focus", async ({
  page,
  request,
  people,
  customer,
  studio,
}) => {
  const others = [await people.customer(), await people.customer()]
  const slots = [slotIn(32), slotIn(33), slotIn(34)]
  for (const [place, slot] of slots.entries())
    await bookByCall(request, { customer: [customer, ...others][place]!, studio, slot })
  await page.setViewportSize({ width: 1440, height: 560 })
  await logInByCookie(page, studio.email)
  await page.goto("/provider/bookings")
  const [first, , last] = slots.map((slot) => rowOf(page, slot)) as [Locator, Locator, Locator]
  const toTop = (row: Locator) =>
    row.evaluate((one) => window.scrollBy({ top: one.getBoundingClientRect().top - 80, behavior: "instant" }))

  // Right below the header, where messages stand.
  await toTop(first)
  await first.getByRole("button", { name: "Confirm" }).click()
  await expect(messages(page)).toContainText("will be told in 10 seconds")
  await isClearOf(page, first)
  await expect(messages(page)).toBeInViewport({ ratio: 1 })
  await expect(first.getByRole("button", { name: "Undo" })).toBeVisible()

  // They would stand on it below by now.
  await last.evaluate((one) => window.scrollBy({ top: one.getBoundingClientRect().bottom - innerHeight + 30 }))
  await last.getByRole("link", { name: "View Details" }).focus()
  await isClearOf(page, last)
  await expect(messages(page)).toBeInViewport({ ratio: 1 })
})

test("a letter in the mailbox shows its pictures, in a frame of no origin", async ({
  page,
  request,
  customer,
  studio,
}) => {
  await bookByCall(request, { customer, studio, slot: slotIn(31) })
  await mailTo(page, studio.email, /./)
  await page.goto(`/dev/mailbox?to=${studio.email}`)
  await page.getByText("As a mail program shows it").first().click()
  const pictures = page.frameLocator("iframe").first().locator("img")
  const haveCome = () => pictures.evaluateAll((all) => all.map((one) => (one as HTMLImageElement).naturalWidth > 0))
  await expect.poll(haveCome).toEqual([true, true])
})
