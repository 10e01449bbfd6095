/** What happens while a page is open: told at once, one time, and over one connection however many tabs there are. */

import { connect, createServer, type Socket } from "node:net"
import type { APIRequestContext, BrowserContext, Page } from "@playwright/test"
import type { Person } from "../../test/people.ts"
import { bookByCall, type Studio, slotIn } from "../bookings.ts"
import { port } from "../browser.ts"
import { sessionOf } from "../people.ts"
import { expect, test } from "../test.ts"

// A lost connection is what one of these tests is about.
test.use({ allowConsole: /net::ERR_/ })

/** Booked by the person, declined by the studio: the person gets a notice, and the time is free again. */
const getNotice = async (request: APIRequestContext, customer: Person, studio: Studio) => {
  const { id } = await bookByCall(request, { customer, studio, slot: slotIn(180, "18:00") })
  const declined = await request.post(`/api/provider/${studio.professionalId}/bookings/${id}/status`, {
    data: { status: "cancelled" },
    headers: { authorization: `Bearer ${studio.token}` },
  })
  expect(declined.status(), await declined.text()).toBe(200)
}

/** A line to the site that can be cut in the middle of an answer, which a browser's own "offline" does not do to a stream. */
const layLine = async () => {
  const ends = new Set<Socket>()
  let isCut = false
  const line = createServer((near) => {
    if (isCut) return near.resetAndDestroy()
    const far = connect(port, "127.0.0.1")
    for (const [one, other] of [
      [near, far],
      [far, near],
    ] as const) {
      ends.add(one.pipe(other) && one)
      one.on("error", () => other.destroy())
      one.on("close", () => ends.delete(one) && other.destroy())
    }
  })
  await new Promise<void>((resolve) => line.listen(0, "127.0.0.1", resolve))
  return {
    url: `http://127.0.0.1:${(line.address() as { port: number }).port}`,
    cut: () => {
      isCut = true
      for (const end of ends) end.resetAndDestroy()
    },
    mend: () => {
      isCut = false
    },
    remove: () => void line.close(),
  }
}

const unread = (page: Page, count: number) =>
  page.getByRole("navigation", { name: "Your account" }).getByRole("link", { name: `${count} unread` })

const openStreams = (context: BrowserContext) => {
  const asked: string[] = []
  context.on("request", (request) => {
    if (new URL(request.url()).pathname === "/api/events") asked.push(request.url())
  })
  return asked
}

test("a notice comes to the bell, and into the list that is open", async ({ page, request, customer, studio }) => {
  await sessionOf(page.request, customer.email)
  const isOpen = page.waitForResponse("**/api/events")
  await page.goto("/user/dashboard")
  const stream = await isOpen
  expect(stream.headers()["content-type"]).toContain("text/event-stream")
  await getNotice(request, customer, studio)
  await expect(unread(page, 1)).toBeVisible()

  await page.getByRole("link", { name: "Notifications" }).first().click()
  const list = page.getByRole("main").getByRole("listitem").filter({ hasText: "New" })
  await expect(list).toHaveCount(1)
  await getNotice(request, customer, studio)
  await expect(list).toHaveCount(2)
  await expect(unread(page, 2)).toBeVisible()
})

test("a notice that comes before the first count is in the list too", async ({ page, request, customer, studio }) => {
  await sessionOf(page.request, customer.email)
  const held = Promise.withResolvers<void>()
  let asked = 0
  await page.route("**/api/notifications?*limit=1*", async (route) => {
    asked += 1
    await held.promise
    await route.continue()
  })
  const isOpen = page.waitForResponse("**/api/events")
  await page.goto("/user/notifications")
  await isOpen
  await expect(page.getByRole("heading", { name: "Notifications", exact: true })).toBeVisible()
  await expect.poll(() => asked).toBeGreaterThan(0)
  const before = asked
  await getNotice(request, customer, studio)
  await expect.poll(() => asked).toBeGreaterThan(before)
  held.resolve()
  await expect(unread(page, 1)).toBeVisible()
  await expect(page.getByRole("main").getByRole("listitem").filter({ hasText: "New" })).toHaveCount(1)
})

test("what happens while the line is cut is there once when it is back", async ({
  page,
  request,
  customer,
  studio,
}) => {
  await sessionOf(page.request, customer.email)
  const line = await layLine()
  const isOpen = page.waitForResponse("**/api/events")
  await page.goto(`${line.url}/user/notifications`)
  await isOpen
  await getNotice(request, customer, studio)
  const list = page.getByRole("main").getByRole("listitem").filter({ hasText: "New" })
  await expect(unread(page, 1)).toBeVisible()
  await expect(list).toHaveCount(1)

  line.cut()
  await getNotice(request, customer, studio)
  const isBack = page.waitForResponse("**/api/events*")
  line.mend()
  expect((await (await isBack).request().allHeaders())["last-event-id"]).toMatch(/^\d+-\d+$/)
  await expect(unread(page, 2)).toBeVisible()
  await expect(list).toHaveCount(2)
  await getNotice(request, customer, studio)
  await expect(unread(page, 3)).toBeVisible()
  await expect(list).toHaveCount(3)
  line.remove()
})

test("two tabs hold one stream; when the first goes the other takes over", async ({
  page,
  context,
  request,
  customer,
  studio,
}) => {
  await sessionOf(page.request, customer.email)
  const asked = openStreams(context)
  const isOpen = page.waitForResponse("**/api/events")
  await page.goto("/user/dashboard")
  await isOpen
  const second = await context.newPage()
  await second.goto("/user/bookings")
  await expect(second.getByRole("heading", { name: "Your Bookings" })).toBeVisible()
  await getNotice(request, customer, studio)
  for (const tab of [page, second]) await expect(unread(tab, 1)).toBeVisible()
  expect(asked).toHaveLength(1)

  const isTaken = second.waitForResponse("**/api/events*")
  await page.close()
  await isTaken
  await getNotice(request, customer, studio)
  await expect(unread(second, 2)).toBeVisible()
  expect(asked).toHaveLength(2)
})

test("what is read in one browser is read in the other", async ({ page, request, elsewhere, customer, studio }) => {
  await sessionOf(page.request, customer.email)
  await getNotice(request, customer, studio)
  const twin = await elsewhere({ storageState: await page.context().storageState() })
  for (const tab of [page, twin]) {
    const isOpen = tab.waitForResponse("**/api/events")
    await tab.goto("/user/notifications")
    await isOpen
    await expect(unread(tab, 1)).toBeVisible()
  }
  await page.getByRole("button", { name: "Mark all as read" }).click()
  await expect(twin.getByRole("button", { name: "Mark all as read" })).toBeHidden()
  await expect(unread(twin, 1)).toBeHidden()
})
