/** Two people write to each other, on a phone and at a desk: what one writes the other reads, once and in its order. */
import type { APIRequestContext, Page } from "@playwright/test"
import { pdf } from "../../test/documents.ts"
import type { Person } from "../../test/people.ts"
import { photo } from "../../test/pictures.ts"
import { accessibilityFaults } from "../accessibility.ts"
import type { Studio } from "../bookings.ts"
import { logInByCookie } from "../people.ts"
import { expect, test } from "../test.ts"

test.use({ allowConsole: /net::ERR_|409 \(Conflict\)|404 \(Not Found\)/ })

const phone = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true }
const field = (page: Page) => page.getByRole("textbox", { name: "Your message" })
const bubble = (page: Page, text: string) => page.locator("[data-row]").filter({ hasText: text })
const say = async (page: Page, text: string) => {
  await field(page).fill(text)
  await page.getByRole("button", { name: "Send", exact: true }).click()
}

const openByCall = async (request: APIRequestContext, customer: Person, studio: Studio) => {
  const headers = { authorization: `Bearer ${customer.token}` }
  const answer = await request.post("/api/conversations", { data: { provider_id: studio.professionalId }, headers })
  const { conversation_id: id } = (await answer.json()) as { conversation_id: string }
  const write = (content: string, who: { token: string } = customer) =>
    request.post(`/api/conversations/${id}/messages`, {
      data: { content },
      headers: { authorization: `Bearer ${who.token}` },
    })
  return { id, write }
}

test("a question is asked from a profile, and answered while both look on", async ({ elsewhere, customer, studio }) => {
  const atHome = await elsewhere(phone)
  const atDesk = await elsewhere({ viewport: { width: 1440, height: 900 } })
  await logInByCookie(atHome, customer.email)
  await logInByCookie(atDesk, studio.email)

  await atHome.goto(`/messages?to=${studio.professionalId}`)
  await expect(atHome).toHaveURL(/\/messages\/[\w-]+$/)
  await expect(field(atHome)).toBeFocused()
  await expect(atHome.getByRole("button", { name: "Send", exact: true })).toBeDisabled()
  await say(atHome, "Do you plan kitchens alone?")
  await expect(bubble(atHome, "Do you plan kitchens alone?").getByRole("img", { name: "Sent" })).toBeAttached()

  // The conversation is there for the other side once something was written.
  await atDesk.goto("/messages")
  await expect(atDesk).toHaveURL(/\/messages\/[\w-]+$/)
  await expect(atDesk.getByRole("heading", { name: customer.full_name })).toBeVisible()
  await expect(bubble(atDesk, "Do you plan kitchens alone?")).toHaveCount(1)
  // The page opened it by itself: it is read once somebody does something in it.
  await expect(bubble(atHome, "Do you plan kitchens alone?").getByRole("img", { name: "Delivered" })).toBeAttached()
  await expect(field(atDesk)).not.toBeFocused()

  await field(atDesk).pressSequentially("Yes")
  await expect(bubble(atHome, "Do you plan kitchens alone?").getByRole("img", { name: "Read" })).toBeAttached()
  await expect(atHome.getByText(`${studio.name} is typing …`)).toBeVisible()
  await field(atDesk).press("Shift+Enter")
  await field(atDesk).pressSequentially("gladly")
  await field(atDesk).press("Enter")
  await expect(bubble(atHome, "Yes\ngladly")).toHaveCount(1)
  await expect(atHome.getByText(`${studio.name} is typing …`)).toBeHidden()
  await expect(atHome.getByRole("log")).toHaveText(`${studio.name}: Yes gladly`)
  await expect(bubble(atDesk, "Yes\ngladly").getByRole("img", { name: "Read" })).toBeAttached()

  // On a phone an open conversation has one bar; the site's is back with the list.
  await expect(atHome.getByRole("banner")).toBeHidden()
  await expect(atDesk.getByRole("banner")).toBeVisible()
  // And Enter begins a new line.
  await field(atHome).fill("One")
  await field(atHome).press("Enter")
  await expect(field(atHome)).toHaveValue("One\n")

  expect(await accessibilityFaults(atHome)).toEqual([])
  expect(await accessibilityFaults(atDesk)).toEqual([])
})

test("what is written without a connection goes by itself, in its order and once", async ({
  elsewhere,
  request,
  customer,
  studio,
}) => {
  const { id, write } = await openByCall(request, customer, studio)
  await write("First")
  const page = await elsewhere(phone)
  const desk = await elsewhere()
  await logInByCookie(page, customer.email)
  await logInByCookie(desk, studio.email)
  await page.goto(`/messages/${id}`)
  await desk.goto(`/messages/${id}`)
  await expect(bubble(desk, "First")).toBeVisible()
  await expect(bubble(page, "First")).toBeVisible()

  await page.context().setOffline(true)
  await say(page, "From the train")
  await say(page, "And in the tunnel")
  await expect(bubble(page, "From the train").getByRole("img", { name: "Waiting for a connection" })).toBeAttached()
  await expect(page.getByText("You are offline.")).toBeVisible()
  // What comes meanwhile is there afterwards.
  await write("While you were away", studio)

  await page.context().setOffline(false)
  await expect(bubble(desk, "And in the tunnel")).toHaveCount(1)
  await expect(bubble(page, "While you were away")).toHaveCount(1)
  const texts = await desk.locator("[data-seq] p.whitespace-pre-wrap").allTextContents()
  expect(texts).toEqual(["First", "While you were away", "From the train", "And in the tunnel"])
  await expect(page.locator("[data-seq]")).toHaveCount(4)
})

test("a draft outlives a reload, another conversation and Escape", async ({
  page,
  request,
  people,
  customer,
  studio,
}) => {
  const { id } = await openByCall(request, customer, studio)
  const other = await openByCall(request, customer, await people.professional())
  await other.write("Good morning")
  await logInByCookie(page, customer.email)
  await page.goto(`/messages/${id}`)
  await field(page).fill("Half a sentence")
  await field(page).press("Escape")
  await page.reload()
  await expect(field(page)).toHaveValue("Half a sentence")
  await page.locator(`a[href="/messages/${other.id}"]`).click()
  await expect(page).toHaveURL(new RegExp(other.id))
  await expect(field(page)).toHaveValue("")
  await expect(page.getByText("Draft: Half a sentence")).toBeVisible()
  await page.goBack()
  await expect(field(page)).toHaveValue("Half a sentence")
})

test("answers quote, words are found, files come along", async ({ page, request, customer, studio }) => {
  const { id, write } = await openByCall(request, customer, studio)
  for (let at = 1; at <= 120; at++) await write(at === 3 ? "The walnut veneer" : `Line ${at}`)
  await logInByCookie(page, studio.email)
  await page.goto(`/messages/${id}`)
  await expect(bubble(page, "Line 120")).toBeAttached()

  await page.getByRole("button", { name: "Search in this conversation" }).click()
  await page.getByRole("searchbox").fill("walnut")
  await page.getByRole("button", { name: /walnut veneer/ }).click()
  const found = page.locator('[data-seq="3"]')
  await expect(found).toBeInViewport()
  await expect(found).toBeFocused()

  // From hit to hit the field keeps the focus.
  await page.getByRole("searchbox").fill("line 1")
  await expect(page.getByText("20+ matches")).toBeVisible()
  await page.getByRole("searchbox").press("Enter")
  await page.getByRole("button", { name: "Older match" }).click()
  await expect(page.getByText("2 of 20+")).toBeVisible()
  await expect(page.locator('[data-seq="119"]')).toBeInViewport()
  await expect(page.getByRole("searchbox")).toBeFocused()
  await page.getByRole("searchbox").fill("walnut")
  await page.getByRole("button", { name: /walnut veneer/ }).click()
  await page.getByRole("button", { name: "Close the search" }).click()

  await found.hover()
  await found.getByRole("button", { name: "Reply" }).click()
  // Who sends something is led to it.
  await say(page, "In walnut, then")
  await expect(bubble(page, "In walnut, then")).toBeInViewport()
  await bubble(page, "In walnut, then")
    .getByRole("button", { name: /The walnut veneer/ })
    .click()
  await expect(found).toBeInViewport()
  await page.getByRole("button", { name: /newest message/ }).click()

  const plan = { name: "plan.jpg", mimeType: "image/jpeg", buffer: await photo() }
  await page
    .locator("input[type=file]")
    .setInputFiles([
      plan,
      { ...plan, name: "elevation.jpg" },
      { name: "offer.pdf", mimeType: "application/pdf", buffer: pdf() },
    ])
  await expect(page.getByRole("button", { name: /^Remove/ })).toHaveCount(3)
  await page.getByRole("button", { name: "Send", exact: true }).click()
  await expect(page.getByRole("link", { name: "Download offer.pdf" })).toBeVisible()
  const opener = page.getByRole("button", { name: "Open picture 1 from you" })
  await opener.click()
  const viewer = page.getByRole("dialog", { name: "Picture" })
  await expect(viewer.getByRole("img", { name: "Picture 1 from you" })).toBeVisible()
  expect(await accessibilityFaults(page)).toEqual([])
  await page.keyboard.press("ArrowRight")
  await expect(viewer.getByRole("img", { name: "Picture 2 from you" })).toBeVisible()
  await expect(viewer.getByText("2 of 2")).toBeVisible()
  await viewer.getByRole("button", { name: "Previous picture" }).click()
  await expect(viewer.getByText("1 of 2")).toBeVisible()
  await page.keyboard.press("Escape")
  await expect(viewer).toBeHidden()
  await expect(opener).toBeFocused()

  await page.locator("[data-seq]").last().getByRole("button", { name: "Reply" }).click()
  await say(page, "That one")
  await expect(
    bubble(page, "That one")
      .getByRole("button", { name: /A picture/ })
      .locator("img"),
  ).toBeVisible()
})

test("thousands of messages are scrolled through upwards, and the place is kept", async ({
  page,
  request,
  customer,
  studio,
}) => {
  const { id, write } = await openByCall(request, customer, studio)
  for (let at = 1; at <= 130; at++) await write(`Line ${at} ${"and more of it ".repeat(at % 5)}`)
  await logInByCookie(page, customer.email)
  await page.goto(`/messages/${id}`)
  await expect(bubble(page, "Line 130")).toBeInViewport()
  const log = page.getByRole("region", { name: `Conversation with ${studio.name}` })
  await expect(async () => {
    await log.hover()
    await page.mouse.wheel(0, -1_500)
    await expect(page.locator('[data-seq="1"]')).toBeAttached({ timeout: 200 })
  }).toPass()
  expect(await page.locator("[data-seq]").count()).toBe(130)
  const seqs = await page.locator("[data-seq]").evaluateAll((rows) => rows.map((row) => Number(row.dataset.seq)))
  expect(seqs).toEqual(Array.from({ length: 130 }, (_, at) => at + 1))
})

test("who goes to the very top of what is loaded stays at what they read, and one page comes", async ({
  page,
  request,
  customer,
  studio,
}) => {
  const { id, write } = await openByCall(request, customer, studio)
  for (let at = 1; at <= 220; at++) await write(`Line ${at} ${"and more of it ".repeat(at % 5)}`)
  await logInByCookie(page, customer.email)
  await page.goto(`/messages/${id}`)
  await expect(bubble(page, "Line 220")).toBeInViewport()
  const log = page.getByRole("region", { name: `Conversation with ${studio.name}` })
  await log.evaluate((one) => {
    one.scrollTop = 0
  })
  await expect(page.locator('[data-seq="121"]')).toBeAttached()
  await expect(page.locator('[data-seq="171"]')).toBeInViewport()
  // The next page comes only near to where it begins.
  await expect.poll(() => log.evaluate((one) => one.scrollTop)).toBeGreaterThan(1_000)
  expect(await page.locator("[data-seq]").count()).toBe(100)
})

test("a blocked conversation says so on both sides until it is unblocked", async ({
  elsewhere,
  request,
  customer,
  studio,
}) => {
  const { id, write } = await openByCall(request, customer, studio)
  await write("Hello")
  const desk = await elsewhere({ viewport: { width: 1440, height: 900 } })
  const home = await elsewhere(phone)
  await logInByCookie(desk, studio.email)
  await logInByCookie(home, customer.email)
  await desk.goto(`/messages/${id}`)
  await home.goto(`/messages/${id}`)
  await expect(field(home)).toBeVisible()
  await desk.getByRole("button", { name: "Block this conversation" }).click()
  await desk.getByRole("dialog").getByRole("button", { name: "Block", exact: true }).click()
  await expect(desk.getByText("You have blocked this conversation.")).toBeVisible()
  await expect(home.getByText("the other person has blocked this conversation")).toBeVisible()
  await expect(field(home)).toBeHidden()
  await desk.getByRole("button", { name: "Unblock" }).first().click()
  await expect(field(home)).toBeVisible()
})

test("a report is made where its reason is seen, and what was typed stays until it was sent", async ({
  page,
  request,
  customer,
  studio,
}) => {
  const { id, write } = await openByCall(request, customer, studio)
  await write("Pay me in advance, by this link", studio)
  await logInByCookie(page, customer.email)
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto(`/messages/${id}`)
  const dialog = page.getByRole("dialog")
  const report = page.getByRole("complementary").getByRole("button", { name: "Report", exact: true })
  await report.click()
  await dialog.getByLabel("What happened").fill("They ask for money before any visit.")
  await dialog.getByRole("button", { name: "Send report" }).click()
  await expect(dialog.getByText("Please choose what is wrong")).toBeVisible()
  expect(await accessibilityFaults(page)).toEqual([])
  await page.reload()
  await report.click()
  await expect(dialog.getByLabel("What happened")).toHaveValue("They ask for money before any visit.")
  await dialog.getByLabel("What is wrong").selectOption("money")
  await dialog.getByRole("button", { name: "Send report" }).click()
  await expect(dialog.getByText(/Your ticket is \w{5}-\w{5}/)).toBeVisible()
  await dialog.getByRole("button", { name: "Close", exact: true }).last().click()
  await expect(dialog).toBeHidden()
})

test("an opened question without a word leaves no row, and one with a draft does", async ({
  page,
  request,
  people,
  customer,
  studio,
}) => {
  const other = await people.professional()
  const { id: asked, write } = await openByCall(request, customer, studio)
  await write("Hello")
  const { id } = await openByCall(request, customer, other)
  await logInByCookie(page, customer.email)
  await page.goto(`/messages/${id}`)
  const rows = page.getByRole("navigation", { name: "Conversations" }).getByRole("listitem")
  await expect(rows).toHaveCount(2)
  await field(page).fill("How much is")
  await page.goto(`/messages/${asked}`)
  await expect(rows).toHaveCount(2)
  await rows.filter({ hasText: "Draft:" }).click()
  // Before it has come, the field is the other conversation's.
  await expect(field(page)).toHaveValue("How much is")
  await field(page).fill("")
  await page.goto(`/messages/${asked}`)
  await expect(rows).toHaveCount(1)
})

test("a visitor is asked to log in, an unknown conversation leads to the list, an administrator to their area", async ({
  page,
  elsewhere,
  people,
  customer,
  studio,
}) => {
  const path = `/messages?to=${studio.professionalId}&project=one`
  await page.goto(path)
  const login = page.getByRole("main").getByRole("link", { name: "Go to Login" })
  await expect(login).toHaveAttribute("href", `/login?redirect=${encodeURIComponent(path)}`)
  expect(await accessibilityFaults(page)).toEqual([])

  const home = await elsewhere()
  await logInByCookie(home, customer.email)
  await home.goto("/messages/nobodys")
  await expect(home).toHaveURL(/\/messages$/)
  await expect(home.getByText("No conversations yet")).toBeVisible()
  const newChat = home.getByRole("main").getByRole("link", { name: "New Chat" }).first()
  await expect(newChat).toHaveAttribute("href", "/user/service-search")

  const desk = await elsewhere()
  await logInByCookie(desk, studio.email)
  await desk.goto(path)
  await expect(desk.getByText("This is your own profile.")).toBeVisible()
  await desk.goto("/messages")
  await expect(desk.getByText("Conversations start here when a customer asks you")).toBeVisible()
  await expect(desk.getByRole("main").getByRole("link", { name: "New Chat" })).toBeHidden()

  const office = await elsewhere()
  await logInByCookie(office, (await people.admin()).email, "admin-login")
  await office.goto("/messages")
  await expect(office).toHaveURL(/\/admin\//)
})

test("a quick reply is saved and put in; a blocked conversation says so in a line, until it is none", async ({
  page,
  request,
  customer,
  studio,
}) => {
  const { id, write } = await openByCall(request, customer, studio)
  await write("Do you also come on Sundays?")
  await logInByCookie(page, studio.email)
  await page.goto(`/messages/${id}`)
  await field(page).fill("Namaste! ")
  await page.getByRole("button", { name: "Add quick replies" }).click()
  const dialog = page.getByRole("dialog", { name: "Quick replies" })
  await dialog.getByRole("textbox", { name: "First reply" }).fill("I come on any day but Sunday.")
  await dialog.getByRole("button", { name: "Save" }).click()
  await expect(dialog).toBeHidden()
  await page.getByRole("button", { name: "I come on any day but Sunday." }).click()
  await expect(field(page)).toHaveValue("Namaste! I come on any day but Sunday.")

  await page.setViewportSize(phone.viewport)
  const headers = { authorization: `Bearer ${studio.token}` }
  await request.post(`/api/conversations/${id}/block`, { data: {}, headers })
  const notice = page.getByText("You have blocked this conversation.")
  await expect(notice).toBeVisible()
  expect((await notice.boundingBox())!.height).toBeLessThan(80)
  await page.getByRole("button", { name: "Unblock" }).click()
  await expect(field(page)).toHaveValue("Namaste! I come on any day but Sunday.")
})
