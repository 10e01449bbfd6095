/** A complaint is asked about, moved and answered at the desk, and its sender sees each of that where they look it up. */
import type { Page } from "@playwright/test"
import { accessibilityFaults } from "../accessibility.ts"
import { newWord } from "../new-name.ts"
import { logInByCookie, newEmail } from "../people.ts"
import { expect, mailTo, test } from "../test.ts"

const complain = async (page: Page, name: string) => {
  const email = newEmail()
  const data = { name, email, kind: "person", message: "Nobody came to the visit." }
  const answer = await page.request.post("/api/grievances", { data })
  return { email, ticket: ((await answer.json()) as { ticket: string }).ticket }
}
const lookUp = async (page: Page, { ticket, email }: { ticket: string; email: string }) => {
  await page.goto("/grievance/status")
  await expect(page.locator("#complaint form[novalidate]")).toBeVisible()
  const status = page.locator("#status")
  await status.getByLabel("Ticket").fill(ticket)
  await status.getByLabel("Email").fill(email)
  await page.getByRole("button", { name: "Show my complaint" }).click()
  return page.getByRole("region", { name: `Complaint ${ticket}` })
}

test("asked back, moved and answered: the sender has each by mail and on their page", async ({
  page,
  elsewhere,
  people,
}) => {
  const name = `Asha ${newWord()}`
  const complaint = await complain(page, name)
  const { ticket, email } = complaint
  await logInByCookie(page, (await people.admin()).email, "admin-login")
  await page.goto(`/admin/grievances?q=${ticket}`)
  const row = page.getByRole("listitem").filter({ has: page.getByRole("link", { name, exact: true }) })
  await expect(row).toContainText("Due in")
  expect(await accessibilityFaults(page)).toEqual([])
  await row.getByRole("link", { name }).click()
  const pane = page.getByRole("region", { name: `${name} · ${ticket}` })
  await expect(pane).toContainText("Nobody came to the visit.")
  expect(await accessibilityFaults(page)).toEqual([])

  await page.getByRole("button", { name: "Ask back" }).click()
  await page.getByLabel("The question").fill("On which day was that?")
  await page.getByRole("button", { name: "Send question" }).click()
  await expect(pane).toContainText("nothing has come back yet")
  await mailTo(page, email, /A question about your complaint/, /On which day/)

  await page.getByRole("button", { name: "Move the day" }).first().click()
  const day = page.getByLabel("The other day")
  await day.fill((await day.getAttribute("max"))!)
  await page.getByLabel("Why it takes longer").fill("We wait for the designer’s records.")
  await page.getByRole("button", { name: "Move the day" }).last().click()
  await expect(pane).toContainText("moved the day, and told why by mail")
  await mailTo(page, email, /takes longer/, /designer’s records/)

  const sender = await elsewhere()
  const standing = await lookUp(sender, complaint)
  await expect(standing).toContainText("We asked you something on")
  await expect(standing).toContainText("We wait for the designer’s records.")

  await page.getByRole("button", { name: "Answer", exact: true }).click()
  await page.getByLabel("The answer").fill("They come on Monday, and pay for your half day.")
  await page.getByRole("button", { name: "Send answer" }).click()
  await expect(pane).toContainText("answered by mail")
  await mailTo(page, email, /The answer to your complaint/, /half day/)
  const answered = await lookUp(sender, complaint)
  await expect(answered).toContainText("It was answered on")
  await expect(answered).not.toContainText("designer’s records")
  await sender.getByRole("button", { name: "Take it further" }).click()
  await expect(sender.getByRole("region", { name: `Complaint ${ticket}` })).toContainText("for the second time")

  await page.reload()
  await expect(pane).toContainText("The sender took it a level further")
  await page.goto("/grievance")
  await expect(page.getByRole("region", { name: "The last twelve months" })).toContainText("Answered in time")
})
