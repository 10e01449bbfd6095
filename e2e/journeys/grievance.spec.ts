/** A complaint has a ticket at once, can be looked up by who made it alone, and goes two levels up, each in its time. */
import type { Page } from "@playwright/test"
import { brand } from "../../src/brand.ts"
import { newEmail } from "../people.ts"
import { expect, mailTo, test } from "../test.ts"

const message = "Nobody came to the visit, and nobody called."
const complaint = (page: Page) => page.locator("#complaint")
const status = (page: Page) => page.locator("#status")
const thanks = (page: Page) => page.getByRole("heading", { name: "Thank you for telling us" })
const further = (page: Page) => page.getByRole("button", { name: "Take it further" })
const standing = (page: Page) => page.getByRole("region", { name: /^Complaint / })
/** Before it is awake the browser would answer, and the page take the form. */
const awake = (page: Page) => expect(complaint(page).locator("form[novalidate]")).toBeVisible()

const write = async (page: Page, email: string) => {
  const form = complaint(page)
  await form.getByLabel("Name").fill("Asha Kulkarni")
  await form.getByLabel("Email").fill(email)
  await form.getByLabel("What it is about").selectOption("A professional or a customer")
  await form.getByLabel("What happened").fill(message)
}
const send = (page: Page) => page.getByRole("button", { name: "Send complaint" }).click()
const ticketIn = async (page: Page) => /[0-9A-F]{5}-[0-9A-F]{5}/.exec(await complaint(page).innerText())![0]
const lookUp = async (page: Page, { ticket, email }: { ticket: string; email: string }) => {
  await status(page).getByLabel("Ticket").fill(ticket)
  await status(page).getByLabel("Email").fill(email)
  await page.getByRole("button", { name: "Show my complaint" }).click()
}

test.describe("with what the server refuses", () => {
  test.use({ allowConsole: /status of 404/ })

  test("from the policy to a ticket, from its letter to how it stands, and further when its time is over", async ({
    page,
    people,
  }) => {
    const email = newEmail()
    await page.goto("/grievance")
    await page.getByRole("main").getByRole("link", { name: "complaint form" }).click()
    await awake(page)
    await write(page, "asha")
    await send(page)
    await expect(complaint(page).getByLabel("Email")).toHaveAccessibleDescription(/valid email/)
    await expect(complaint(page).getByLabel("What happened")).toHaveValue(message)
    await complaint(page).getByLabel("Email").fill(email)
    await send(page)
    await expect(thanks(page)).toBeFocused()
    const ticket = await ticketIn(page)

    const mail = await mailTo(page, email, new RegExp(ticket))
    expect(mail.text).not.toContain(message)
    const toOfficer = await mailTo(page, brand.grievanceOfficer.email, new RegExp(`Complaint ${ticket}$`))
    expect(toOfficer.text).toContain(message)
    expect(toOfficer.text).toContain(email)

    await page.goto(mail.links.find((link) => link.includes("/grievance/status"))!)
    await awake(page)
    await expect(status(page).getByLabel("Ticket")).toHaveValue(ticket)
    await lookUp(page, { ticket, email: newEmail() })
    await expect(page.getByRole("alert")).toContainText("We know of no complaint")
    await lookUp(page, { ticket: ticket.toLowerCase(), email })
    await expect(page.getByRole("heading", { name: `Complaint ${ticket}` })).toBeFocused()
    await expect(standing(page)).toContainText("The grievance officer")
    await expect(standing(page)).not.toContainText("for the second time")
    await expect(standing(page)).toContainText("you can take it a level further from")
    await expect(further(page)).toHaveCount(0)
    expect(page.url()).not.toContain(encodeURIComponent(email))

    await lookUp(page, { ticket: "00000-00000", email })
    await expect(page.getByRole("alert")).toContainText("We know of no complaint")
    await expect(standing(page)).toHaveCount(0)

    await people.makeComplaintOverdue(ticket)
    await lookUp(page, { ticket, email })
    await further(page).click()
    await expect(standing(page)).toContainText("The grievance officer, for the second time")
    await expect(further(page)).toHaveCount(0)
    await mailTo(page, brand.grievanceOfficer.email, new RegExp(`${ticket} was taken to level 1`))
    await mailTo(page, email, new RegExp(`${ticket} was taken further`))
  })
})

test.describe("in two tabs", () => {
  test.use({ allowConsole: /status of 409/ })

  test("of two tabs that take it further one does, and the other hears from when it is possible again", async ({
    page,
    context,
    people,
  }) => {
    const email = newEmail()
    const body = { name: "Asha Kulkarni", email, kind: "refund", message }
    const { ticket } = await (await page.request.post("/api/grievances", { data: body })).json()
    await people.makeComplaintOverdue(ticket)
    const other = await context.newPage()
    for (const tab of [page, other]) {
      await tab.goto(`/grievance/status?ticket=${ticket}`)
      await awake(tab)
      await lookUp(tab, { ticket, email })
      await expect(further(tab)).toBeVisible()
    }
    await further(page).click()
    await expect(standing(page)).toContainText("The grievance officer, for the second time")
    await further(other).click()
    await expect(other.getByRole("alert")).toContainText("can be taken further from")
  })
})

test.describe("on a line that fails", () => {
  test.use({ allowConsole: /Failed to load resource|ERR_INTERNET_DISCONNECTED/ })

  test("a complaint that is sent without a connection arrives when there is one, under its ticket", async ({
    page,
    context,
  }) => {
    const email = newEmail()
    await page.goto("/grievance/status")
    await awake(page)
    await write(page, email)
    await context.setOffline(true)
    await send(page)
    await expect(page.getByText("We'll send it as soon as you're back online")).toBeVisible()
    const ticket = await ticketIn(page)
    await context.setOffline(false)
    await mailTo(page, email, new RegExp(ticket))
  })
})

test.describe("without JavaScript", () => {
  test.use({ allowConsole: /status of (404|409|422)/ })

  test("the page takes all three forms itself", async ({ elsewhere, people }) => {
    const page = await elsewhere({ javaScriptEnabled: false, viewport: { width: 360, height: 740 } })
    const email = newEmail()
    await page.goto("/grievance/status")
    await write(page, email)
    await complaint(page).getByLabel("Name").fill("See www.example.com")
    await send(page)
    await expect(complaint(page).getByLabel("Name")).toHaveAccessibleDescription(/plain text/)
    await complaint(page).getByLabel("Name").fill("Asha Kulkarni")
    await expect(complaint(page).getByLabel("What happened")).toHaveValue(message)
    await send(page)
    await expect(thanks(page)).toBeFocused()
    await expect(thanks(page)).toBeInViewport()
    const ticket = await ticketIn(page)
    // From the letter's link.
    await page.goto(`/grievance/status?ticket=${ticket}#status`)
    await lookUp(page, { ticket, email: newEmail() })
    await expect(page.getByRole("alert")).toContainText("We know of no complaint")
    await expect(page.getByRole("alert")).toBeInViewport()
    await expect(status(page).getByLabel("Ticket")).toHaveValue(ticket)
    await people.makeComplaintOverdue(ticket)
    await lookUp(page, { ticket, email })
    await expect(standing(page)).toContainText("The grievance officer")
    await expect(standing(page)).not.toContainText("for the second time")
    await expect(page.getByRole("heading", { name: `Complaint ${ticket}` })).toBeInViewport()
    await further(page).click()
    await expect(standing(page)).toContainText("The grievance officer, for the second time")
    await expect(page.getByRole("heading", { name: `Complaint ${ticket}` })).toBeInViewport()
    await expect(further(page)).toHaveCount(0)
  })
})
