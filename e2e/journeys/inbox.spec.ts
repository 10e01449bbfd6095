/** What somebody writes by a form is found in the inbox, answered from the page, sorted by the handful, and undone. */
import type { Page } from "@playwright/test"
import { accessibilityFaults } from "../accessibility.ts"
import { isHydrated } from "../hydrated.ts"
import { newWord } from "../new-name.ts"
import type { People } from "../own-people.ts"
import { logInByCookie, newEmail } from "../people.ts"
import { expect, mailTo, test } from "../test.ts"

test.use({ allowConsole: /409 \(Conflict\)/ })

const write = async (page: Page, name: string, more: object = {}) => {
  const email = newEmail()
  const body = {
    name,
    email,
    subject: "general",
    message: `${name} asks about a kitchen.`,
    source: "contact_page",
    ...more,
  }
  const answer = await page.request.post("/api/contact/submit", { data: body })
  expect(answer.status()).toBe(201)
  return { email, reference: ((await answer.json()) as { reference: string }).reference }
}
/** Two administrators, each on a page of their own. */
const logInTwo = async (people: People, page: Page, other: Page) => {
  const [one, two] = [await people.admin(), await people.admin()]
  await logInByCookie(page, one.email, "admin-login")
  await logInByCookie(other, two.email, "admin-login")
  return [one, two] as const
}
const row = (page: Page, name: string) =>
  page.getByRole("listitem").filter({ has: page.getByRole("link", { name, exact: true }) })
const open = async (page: Page, reference: string, name: string) => {
  await page.goto(`/admin/submissions?q=${reference}`)
  await row(page, name).getByRole("link", { name }).click()
}
const pane = (page: Page, name: string) => page.getByRole("region", { name, exact: true })

test("a message is found, answered by mail, and what comes back is entered", async ({ page, people }) => {
  const name = `Asha ${newWord()}`
  const { email, reference } = await write(page, name)
  const admin = await people.admin()
  await logInByCookie(page, admin.email, "admin-login")
  await page.goto(`/admin/submissions?q=${reference}`)
  await expect(row(page, name)).toContainText("Due in")
  expect(await accessibilityFaults(page)).toEqual([])
  await row(page, name).getByRole("link", { name }).click()
  await expect(page.getByRole("heading", { name })).toBeFocused()
  await expect(pane(page, name)).toContainText("asks about a kitchen")
  expect(await accessibilityFaults(page)).toEqual([])

  await page.getByLabel("Your answer").fill("We can come on Monday.")
  await page.reload()
  await expect(page.getByLabel("Your answer")).toHaveValue("We can come on Monday.")
  await page.getByRole("button", { name: "Send answer" }).click()
  await expect(page.getByText("Answer sent.")).toBeVisible()
  await expect(pane(page, name)).toContainText("answered by mail")
  await expect(pane(page, name)).toContainText(`${admin.full_name} has it`)
  await expect(page.getByLabel("Your answer")).toHaveValue("")
  expect((await mailTo(page, email, new RegExp(reference), /Monday/)).text).toContain("We can come on Monday.")
  // The filter stands as it was.
  expect(new URL(page.url()).searchParams.get("q")).toBe(reference)

  await page.getByRole("button", { name: "Their reply" }).click()
  await page.getByLabel("What they answered").fill("Monday suits us.")
  await page.getByRole("button", { name: "Enter", exact: true }).click()
  await expect(pane(page, name)).toContainText("Monday suits us.")
})

test("several are done at once, only those on the screen, and put back", async ({ page, people }) => {
  const word = newWord()
  const names = [`Asha ${word}`, `Ravi ${word}`, `Meera ${word}`]
  for (const name of names) await write(page, name)
  await logInByCookie(page, (await people.admin()).email, "admin-login")
  await page.goto(`/admin/submissions?q=${word}`)
  await page.getByLabel(`Choose ${names[0]}`).check()
  await page.getByLabel(`Choose ${names[1]}`).check()
  await page.getByRole("button", { name: "Done" }).click()
  const dialog = page.getByRole("dialog", { name: "Mark 2 rows as done?" })
  await expect(dialog).toBeVisible()
  await dialog.getByRole("button", { name: "Done" }).click()
  await expect(page.getByText("2 rows changed.")).toBeVisible()
  await expect(row(page, names[2]!)).toBeVisible()
  await expect(page.getByLabel("Choose the row on this page")).toBeFocused()
  expect(new URL(page.url()).searchParams.get("q")).toBe(word)
  await page.getByRole("button", { name: "Undo" }).click()
  await expect(page.getByText("Put back as it was.")).toBeVisible()
  for (const name of names) await expect(row(page, name)).toBeVisible()
  // Another filter begins with nothing chosen.
  await page.getByLabel("Choose all 3 on this page").check()
  await page.getByRole("link", { name: "All", exact: true }).click()
  await expect(page.getByLabel(`Choose ${names[0]}`)).not.toBeChecked()
})

test("of two administrators the second sees who was faster, and what they typed stays", async ({
  page,
  elsewhere,
  people,
}) => {
  const name = `Asha ${newWord()}`
  const { reference } = await write(page, name)
  const second = await elsewhere()
  const [one] = await logInTwo(people, page, second)
  for (const each of [page, second]) {
    await open(each, reference, name)
    await each.getByLabel("Your answer").fill("On Monday.")
  }
  await page.getByRole("button", { name: "Send answer" }).click()
  await expect(page.getByText("Answer sent.")).toBeVisible()
  await second.getByRole("button", { name: "Send answer" }).click()
  await expect(second.getByRole("alert")).toContainText(`${one.full_name} was faster`)
  await expect(second.getByLabel("Your answer")).toHaveValue("On Monday.")
  await expect(pane(second, name)).toContainText("answered by mail")
})

test("whose press comes second is shown what was done meanwhile, and can go on from there", async ({
  page,
  elsewhere,
  people,
}) => {
  const name = `Asha ${newWord()}`
  const { reference } = await write(page, name)
  const other = await elsewhere()
  const [, colleague] = await logInTwo(people, page, other)
  await open(page, reference, name)
  await open(other, reference, name)
  await pane(other, name).getByRole("button", { name: "Assign to me" }).click()
  await expect(pane(other, name)).toContainText(`${colleague.full_name} has it`)

  await pane(page, name).getByRole("button", { name: "In progress" }).click()
  await expect(page.getByText(`${colleague.full_name} was faster`)).toBeVisible()
  await expect(pane(page, name)).toContainText(`${colleague.full_name} has it`)
  await pane(page, name).getByRole("button", { name: "In progress" }).click()
  await expect(pane(page, name).getByRole("button", { name: "In progress" })).toHaveCount(0)
})

test("by the keyboard alone: from the list into a row, given to me, done and back", async ({ page, people }) => {
  const name = `Asha ${newWord()}`
  const { reference } = await write(page, name)
  await logInByCookie(page, (await people.admin()).email, "admin-login")
  await page.goto(`/admin/submissions?q=${reference}`)
  await expect(row(page, name)).toBeVisible()
  await isHydrated(page)
  await page.keyboard.press("j")
  await expect(page.getByRole("heading", { name })).toBeFocused()
  await page.getByRole("button", { name: "Assign to me" }).focus()
  await page.keyboard.press("Enter")
  await expect(page.getByRole("button", { name: "Give back" })).toBeFocused()
  await expect(page.getByText("You have it now.")).toBeVisible()
  await page.getByRole("button", { name: "Done" }).focus()
  await page.keyboard.press("Enter")
  await expect(pane(page, name)).toContainText("moved it from New to Done")
})

test("on a phone the list gives way to what is open, and comes back", async ({ elsewhere, people }) => {
  const page = await elsewhere({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true })
  const name = `Asha ${newWord()}`
  const { reference } = await write(page, name)
  await logInByCookie(page, (await people.admin()).email, "admin-login")
  await open(page, reference, name)
  await expect(page.getByRole("heading", { name })).toBeInViewport()
  await expect(page.getByRole("searchbox")).toBeHidden()
  await page.getByRole("link", { name: "Back to the list" }).click()
  await expect(row(page, name)).toBeVisible()
  await expect(page.getByRole("searchbox")).toHaveValue(reference)
})

test("an approved registration leads to a form that knows its address", async ({ page, elsewhere, people }) => {
  const name = `Meera ${newWord()}`
  const email = newEmail()
  const registration = {
    ...{ name, email, phone: "98220 12345", serviceType: "interior_design", businessName: `${name} Rooms` },
    ...{ experience: "6-10", location: "Kothrud", portfolioDescription: "Forty homes." },
  }
  await page.request.post("/api/professional-registration", { data: registration })
  await logInByCookie(page, (await people.admin()).email, "admin-login")
  await page.goto(`/admin/submissions?kind=registration&q=${encodeURIComponent(name)}`)
  await row(page, name).getByRole("link", { name }).click()
  await page.getByRole("button", { name: "Approve and invite" }).click()
  await expect(pane(page, name)).toContainText("the invitation to sign up was mailed")
  const mail = await mailTo(page, email, /You are welcome/)
  const invited = await elsewhere()
  await invited.goto(mail.links.find((link) => link.includes("/register"))!)
  await expect(invited.getByLabel("Email")).toHaveValue(email)
})

test("refusing a registration is asked in a dialog, which takes the focus and gives it back", async ({
  page,
  people,
}) => {
  const name = `Meera ${newWord()}`
  const email = newEmail()
  const data = {
    ...{ name, email, phone: "020 2543 1234", serviceType: "interior_design", businessName: "Joshi Interiors" },
    ...{ experience: "6-10", location: "Kothrud, Pune", portfolioDescription: "Forty homes in Pune." },
  }
  const answer = await page.request.post("/api/professional-registration", { data })
  const { reference } = (await answer.json()) as { reference: string }
  await logInByCookie(page, (await people.admin()).email, "admin-login")
  await open(page, reference, name)
  const refuse = pane(page, name).getByRole("button", { name: "Refuse" })
  await refuse.press("Enter")
  const dialog = page.getByRole("dialog", { name: `Refuse the registration of ${name}?` })
  await expect(dialog.getByRole("heading")).toBeFocused()
  expect(await accessibilityFaults(page)).toEqual([])
  await page.keyboard.press("Escape")
  await expect(refuse).toBeFocused()
  await refuse.press("Enter")
  await dialog.getByLabel("Why it is refused").fill("We have no work in your area.")
  await dialog.getByRole("button", { name: "Refuse" }).press("Enter")
  await expect(dialog).toHaveCount(0)
  await expect(pane(page, name)).toContainText("Refused: the sender was told by mail.")
  await expect(pane(page, name).locator(":focus")).toHaveCount(1)
  await mailTo(page, email, /Your registration/, /no work in your area/)
})
