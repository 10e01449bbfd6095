/** A first message to many people is held, looked at by an administrator, and delivered or refused while its sender looks on. */
import type { Page } from "@playwright/test"
import { accessibilityFaults } from "../accessibility.ts"
import type { Studio } from "../bookings.ts"
import { writeFirst } from "../first-message.ts"
import { logInByCookie } from "../people.ts"
import { expect, test } from "../test.ts"

test.use({ allowConsole: /409 \(Conflict\)/ })

const card = (page: Page, studio: Studio) =>
  page.getByRole("listitem").filter({ has: page.getByRole("heading", { name: new RegExp(studio.name) }) })
const bubble = (page: Page, text: string) => page.locator("[data-row]").filter({ hasText: text })

test("what is held is delivered to one and refused for another", async ({
  page,
  elsewhere,
  request,
  people,
  customer,
}) => {
  const studios = await Promise.all(Array.from({ length: 6 }, () => people.professional()))
  const written = []
  for (const [at, studio] of studios.entries())
    written.push(await writeFirst(request, customer, studio, `Cheap tiles, number ${at}: www.tiles.example`))
  expect(written.map(({ is_held }) => is_held)).toEqual([false, false, false, false, true, true])
  const [wanted, unwanted] = [studios[4]!, studios[5]!]

  const atSender = await elsewhere({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true })
  await logInByCookie(atSender, customer.email)
  await atSender.goto(`/messages/${written[4]!.conversation}`)
  const first = bubble(atSender, "Cheap tiles, number 4")
  await expect(first).toContainText("Our team checks this message")
  const atStudio = await elsewhere()
  await logInByCookie(atStudio, wanted.email)
  await atStudio.goto("/messages")
  await expect(atStudio.getByText("No conversations yet")).toBeVisible()

  const admin = await people.admin()
  await logInByCookie(page, admin.email, "admin-login")
  await page.goto("/admin/dashboard")
  await page
    .getByRole("main")
    .getByRole("link", { name: /held message/ })
    .click()
  await expect(page.getByRole("heading", { name: "Held messages" })).toBeVisible()
  await expect(card(page, wanted)).toContainText(`${customer.full_name} to ${wanted.name}`)
  await expect(card(page, wanted)).toContainText("wrote to 6 people for the first time within a day")
  expect(await accessibilityFaults(page)).toEqual([])
  await card(page, wanted).getByRole("button", { name: "Deliver" }).click()
  await expect(page.getByText("Message delivered.")).toBeVisible()
  await expect(card(page, wanted)).toHaveCount(0)

  await expect(first).not.toContainText("Our team checks this message")
  await expect(first).toHaveCount(1)
  await expect(bubble(atStudio, "Cheap tiles, number 4")).toHaveCount(1)

  await atSender.goto(`/messages/${written[5]!.conversation}`)
  const second = bubble(atSender, "Cheap tiles, number 5")
  await expect(second).toContainText("Our team checks this message")
  await card(page, unwanted).getByRole("link", { name: "Refuse" }).click()
  const dialog = page.getByRole("dialog", { name: "Refuse this message?" })
  await page.reload()
  await expect(dialog).toBeVisible()
  expect(await accessibilityFaults(page)).toEqual([])
  await dialog.getByRole("button", { name: "Refuse message" }).click()
  await expect(page.getByText("Message refused.")).toBeVisible()
  await expect(card(page, unwanted)).toHaveCount(0)
  await expect(page).toHaveURL(/\/admin\/moderation$/)
  await expect(second).toContainText("Not delivered: our team took it for advertising")
  await expect(second.getByRole("link", { name: "write to us" })).toHaveAttribute("href", "/contact")
  expect(await accessibilityFaults(atSender)).toEqual([])
})

test("who is second is told that somebody has decided", async ({ page, request, people, customer }) => {
  const studios = await Promise.all(Array.from({ length: 5 }, () => people.professional()))
  let id = ""
  for (const studio of studios) id = (await writeFirst(request, customer, studio, "Call 98220 12345 for tiles")).id
  await logInByCookie(page, (await people.admin()).email, "admin-login")
  await page.goto(`/admin/moderation?refuse=${id}`)
  const confirm = page.getByRole("dialog").getByRole("button", { name: "Refuse message" })
  await expect(confirm).toBeVisible()
  const { token } = await people.admin()
  const headers = { authorization: `Bearer ${token}` }
  const decided = await request.post(`/api/admin/held_messages/${id}`, { data: { result: "delivered" }, headers })
  expect(decided.status()).toBe(200)
  await confirm.click()
  await expect(page.getByText("Somebody has decided this already: the message was delivered.")).toBeVisible()
  await expect(page.getByRole("dialog")).toHaveCount(0)
  await expect(card(page, studios[4]!)).toHaveCount(0)
})

test("several are delivered at once, those that were chosen alone; whom somebody else was faster with is said", async ({
  page,
  request,
  people,
  customer,
}) => {
  const studios = await Promise.all(Array.from({ length: 7 }, () => people.professional()))
  const written = []
  for (const [at, studio] of studios.entries())
    written.push(await writeFirst(request, customer, studio, `Cheap doors, number ${at}: www.doors.example`))
  const [first, second, third] = [studios[4]!, studios[5]!, studios[6]!]
  const admin = await people.admin()
  await logInByCookie(page, admin.email, "admin-login")
  await page.goto("/admin/moderation")
  for (const studio of [first, second])
    await page.getByRole("checkbox", { name: `from ${customer.full_name} to ${studio.name}` }).check()
  await expect(page.getByText("2 chosen")).toBeVisible()
  expect(await accessibilityFaults(page)).toEqual([])
  const faster = await request.post(`/api/admin/held_messages/${written[4]!.id}`, {
    data: { result: "refused" },
    headers: { authorization: `Bearer ${admin.token}` },
  })
  expect(faster.status()).toBe(200)
  await page.getByRole("group", { name: "2 chosen" }).getByRole("button", { name: "Deliver" }).click()
  const question = page.getByRole("dialog", { name: "Deliver 2 messages?" })
  await question.getByRole("button", { name: "Deliver" }).click()
  await expect(
    page.getByText("1 message delivered. 1 is left as it is: Somebody has decided this already"),
  ).toBeVisible()
  for (const studio of [first, second]) await expect(card(page, studio)).toHaveCount(0)
  await expect(card(page, third)).toBeVisible()
})
