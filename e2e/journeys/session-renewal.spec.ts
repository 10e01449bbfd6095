/** A token that is old, spoiled or gone is renewed by the cookie, and nobody sees it. */
import { bookByCall, expectBooked, pressBook, rowOf, slotIn } from "../bookings.ts"
import { logInByCookie } from "../people.ts"
import { openFilledDialog, spoilToken } from "../sessions.ts"
import { expect, test } from "../test.ts"

// Refused tokens are what these tests are about.
test.use({ allowConsole: /status of 401/ })

for (const [how, days] of [
  ["expired", 60],
  ["forged", 61],
  ["lost", 62],
] as const) {
  test(`a token that is ${how} in mid-form is renewed unseen, and the booking goes through`, async ({
    page,
    customer,
    studio,
  }) => {
    const slot = slotIn(days)
    await openFilledDialog(page, { customer, studio, slot })
    const visited: string[] = []
    page.on("framenavigated", (frame) => visited.push(frame.url()))
    await spoilToken(page, how)
    await pressBook(page)
    await expectBooked(page)
    await expect(rowOf(page, slot)).toContainText("Pending")
    expect(visited.filter((url) => url.includes("/login"))).toEqual([])
  })
}

test("two tabs with an expired token renew it once", async ({ page, context, request, customer, studio }) => {
  await bookByCall(request, { customer, studio, slot: slotIn(66) })
  await logInByCookie(page, customer.email)
  await page.goto("/user/dashboard")
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible()
  const second = await context.newPage()
  await second.goto("/user/dashboard")
  await expect(second.getByRole("heading", { level: 1 })).toBeVisible()
  const renewals: string[] = []
  context.on("request", (sent) => sent.url().endsWith("/auth/refresh") && renewals.push(sent.url()))
  await spoilToken(page, "expired")
  await Promise.all(
    [page, second].map(async (tab) => {
      await tab.getByRole("link", { name: "My Bookings" }).first().click()
      await expect(tab.getByRole("heading", { name: "Your Bookings" })).toBeVisible()
      await expect(tab.getByRole("row").nth(1)).toBeVisible()
    }),
  )
  expect(renewals).toHaveLength(1)
})
