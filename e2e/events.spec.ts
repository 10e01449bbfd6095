/** What happens while a page is open: told within a second, once, and over one connection however many tabs there are. */

import { connect, createServer, type Socket } from "node:net"
import type { APIRequestContext, BrowserContext, Page } from "@playwright/test"
import { findStudio, freeSlot, type Studio } from "./bookings.ts"
import { port } from "./browser.ts"
import { activationLink, newEmail, newPassword } from "./people.ts"
import { expect, test } from "./test.ts"

// A lost connection is what one of these tests is about.
test.use({ allowConsole: /net::ERR_/ })

/** A customer of this test's own, signed in by the cookie: nobody else's doings are told to them. */
const newcomer = async (page: Page) => {
  const email = newEmail()
  const person = { full_name: "Asha Kulkarni", mobile_number: "+91 98220 45678", userType: "individual" }
  const { request } = page
  const signedUp = await request.post("/api/signup/user", { data: { ...person, email, password: newPassword } })
  expect(signedUp.ok(), await signedUp.text()).toBe(true)
  const { searchParams } = new URL(await activationLink(page, email))
  const activated = await request.post("/api/auth/activate", { data: Object.fromEntries(searchParams) })
  expect(activated.ok(), await activated.text()).toBe(true)
  const signedIn = await request.post("/api/auth/login", { data: { identifier: email, password: newPassword } })
  return ((await signedIn.json()) as { token: string }).token
}

/** Booked by the person, declined by the studio: the person gets a notice, and the time is free again. */
const getNotice = async (request: APIRequestContext, studio: Studio, token: string) => {
  const { date, time } = freeSlot(180, "18:00")
  const data = {
    provider_id: studio.professionalId,
    service_type: "interior-designer",
    booking_date: `${date}T${time}:00+05:30`,
  }
  const booked = await request.post("/api/booking/create", { data, headers: { authorization: `Bearer ${token}` } })
  expect(booked.status(), await booked.text()).toBe(201)
  const { id } = ((await booked.json()) as { data: { id: string } }).data
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

test("a notice is at the bell within a second, and in the list that is open", async ({ page, request }) => {
  const studio = await findStudio(request)
  const token = await newcomer(page)
  const isOpen = page.waitForResponse("**/api/events")
  await page.goto("/user/dashboard")
  const stream = await isOpen
  expect(stream.headers()["content-type"]).toContain("text/event-stream")
  await getNotice(request, studio, token)
  const answeredAt = Date.now()
  await unread(page, 1).waitFor()
  expect(Date.now() - answeredAt).toBeLessThan(1_000)

  await page.getByRole("link", { name: "Notifications" }).first().click()
  const list = page.getByRole("main").getByRole("listitem").filter({ hasText: "New" })
  await expect(list).toHaveCount(1)
  await getNotice(request, studio, token)
  await expect(list).toHaveCount(2)
  await expect(unread(page, 2)).toBeVisible()
})

test("what happens while the line is cut is there once when it is back", async ({ page, request }) => {
  const studio = await findStudio(request)
  const token = await newcomer(page)
  const line = await layLine()
  const isOpen = page.waitForResponse("**/api/events")
  await page.goto(`${line.url}/user/notifications`)
  await isOpen
  await getNotice(request, studio, token)
  const list = page.getByRole("main").getByRole("listitem").filter({ hasText: "New" })
  await expect(unread(page, 1)).toBeVisible()
  await expect(list).toHaveCount(1)

  line.cut()
  await getNotice(request, studio, token)
  const isBack = page.waitForResponse("**/api/events*")
  line.mend()
  expect((await (await isBack).request().allHeaders())["last-event-id"]).toMatch(/^\d+-\d+$/)
  await expect(unread(page, 2)).toBeVisible()
  await expect(list).toHaveCount(2)
  await getNotice(request, studio, token)
  await expect(unread(page, 3)).toBeVisible()
  await expect(list).toHaveCount(3)
  line.remove()
})

test("two tabs hold one stream; when the first goes the other takes over", async ({ page, context, request }) => {
  const studio = await findStudio(request)
  const token = await newcomer(page)
  const asked = openStreams(context)
  const isOpen = page.waitForResponse("**/api/events")
  await page.goto("/user/dashboard")
  await isOpen
  const second = await context.newPage()
  await second.goto("/user/bookings")
  await expect(second.getByRole("heading", { name: "Your Bookings" })).toBeVisible()
  await getNotice(request, studio, token)
  for (const tab of [page, second]) await expect(unread(tab, 1)).toBeVisible()
  expect(asked).toHaveLength(1)

  const isTaken = second.waitForResponse("**/api/events*")
  await page.close()
  await isTaken
  await getNotice(request, studio, token)
  await expect(unread(second, 2)).toBeVisible()
  expect(asked).toHaveLength(2)
})

test("what is read in one browser is read in the other", async ({ page, request, elsewhere }) => {
  const studio = await findStudio(request)
  const token = await newcomer(page)
  await getNotice(request, studio, token)
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
