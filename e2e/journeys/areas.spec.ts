import { comeIn, logInHere } from "../people.ts"
import { expect, test } from "../test.ts"

test("the areas open only to those they are for", async ({ page, customer, studio, elsewhere }) => {
  await page.goto("/user/bookings?status=pending")
  await page.waitForURL(/\/login/)
  expect(new URL(page.url()).searchParams.get("redirect")).toBe("/user/bookings?status=pending")
  await logInHere(page, customer.email)
  await page.waitForURL(/\/user\/bookings\?status=pending/)

  await page.goto("/provider/bookings")
  await page.waitForURL(/\/user\/dashboard/)
  for (const path of ["/login", "/register"]) {
    await page.goto(path)
    await page.waitForURL(/\/user\/dashboard/)
  }

  const desk = await elsewhere()
  await comeIn(desk, studio.email)
  await desk.goto("/user/bookings")
  await desk.waitForURL(/\/provider\/dashboard/)
})
