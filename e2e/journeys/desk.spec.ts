/** A morning at the desk: a paper is checked, somebody is suspended and restored, and the record says who did it. */
import { photo } from "../../test/pictures.ts"
import { accessibilityFaults } from "../accessibility.ts"
import { confirmSuccess, logInByCookie, newEmail, newPassword } from "../people.ts"
import { fillAdminLogin } from "../second-factor.ts"
import { demoPassword, expect, mailTo, test } from "../test.ts"

test.use({ allowConsole: /status of (401|403|404|409|422|503)/ })

test("a paper is looked at and approved; the second who decides is told that it was decided", async ({
  page,
  elsewhere,
  people,
}) => {
  const architect = await people.professional({ slug: "architect" })
  const atArchitect = await elsewhere()
  await logInByCookie(atArchitect, architect.email)
  await atArchitect.goto("/provider/verification?give=kyc")
  const identity = atArchitect.getByRole("region", { name: "Identity and address" })
  await identity
    .getByLabel("Your identity document")
    .and(atArchitect.locator("[type=file]"))
    .setInputFiles({ name: "card.jpg", mimeType: "image/jpeg", buffer: await photo({ width: 1200, height: 800 }) })
  await expect(identity.getByRole("button", { name: "Remove card.jpg" })).toBeVisible()
  await identity.getByRole("button", { name: "Send for checking" }).click()
  await expect(identity.getByText("Waiting", { exact: true })).toBeVisible()

  const [admin, colleague] = [await people.admin(), await people.admin()]
  await logInByCookie(page, admin.email, "admin-login")
  await page.goto("/admin/dashboard")
  const main = page.getByRole("main")
  await main.getByRole("link", { name: /papers?$|papers? first (was )?due/ }).click()
  await expect(page.getByRole("heading", { level: 1, name: "Verification" })).toBeVisible()
  expect(await accessibilityFaults(page)).toEqual([])
  const look = page.getByRole("link", { name: new RegExp(`Look and decide.*${architect.name}`) })
  await expect(page.getByRole("row").filter({ has: look })).toContainText(/Due in \d+ days?/)
  await look.click()
  const dialog = page.getByRole("dialog", { name: "Identity and address" })
  await expect(dialog.getByRole("img", { name: "The paper as it was given" })).toBeVisible()
  expect(await accessibilityFaults(page)).toEqual([])

  const atColleague = await elsewhere()
  await logInByCookie(atColleague, colleague.email, "admin-login")
  await atColleague.goto(page.url())
  const theirs = atColleague.getByRole("dialog", { name: "Identity and address" })
  await theirs.getByRole("radio", { name: /Refuse/ }).check()
  await theirs.getByRole("button", { name: "Record the decision" }).click()
  await expect(theirs.getByText("Please give a reason: the professional reads it")).toBeVisible()
  const reason = theirs.getByLabel("Reason, which the professional is told")
  await reason.fill("The address is cut off.")
  await atColleague.reload()
  await expect(theirs.getByRole("radio", { name: /Refuse/ })).toBeChecked()
  await expect(reason).toHaveValue("The address is cut off.")

  await dialog.getByRole("radio", { name: /Approve/ }).check()
  await dialog.getByRole("button", { name: "Record the decision" }).click()
  await expect(page.getByText("Approved. The professional is told.")).toBeVisible()
  await expect(dialog).toHaveCount(0)
  await expect(look).toHaveCount(0)

  await theirs.getByRole("button", { name: "Record the decision" }).click()
  await expect(atColleague.getByText(`${admin.full_name} was faster and has decided about this paper.`)).toBeVisible()
  await expect(theirs).toHaveCount(0)

  await atArchitect.reload()
  await expect(identity.getByText("Checked", { exact: true })).toBeVisible()
})

test("of a kind that is set so one administrator approves, and another who has looked confirms", async ({
  page,
  request,
  elsewhere,
  people,
}) => {
  const studio = await people.professional()
  const headers = { authorization: `Bearer ${studio.token}` }
  const number = "27AAPFU0939F1ZV"
  await request.post(`/api/provider/${studio.professionalId}/papers`, { data: { check: "gst", number }, headers })
  const [admin, colleague] = [await people.admin(), await people.admin()]
  await logInByCookie(page, admin.email, "admin-login")
  await page.goto("/admin/verification/second")
  const two = page.getByRole("button", { name: /^Require two.*GST registration$/ })
  await two.click()
  await expect(page.getByText("From now on two administrators approve the GST number.")).toBeVisible()
  expect(await accessibilityFaults(page)).toEqual([])
  await page.getByRole("link", { name: "Papers that wait" }).click()
  await page.getByRole("link", { name: new RegExp(`Look and decide.*${studio.name}`) }).click()
  const first = page.getByRole("dialog", { name: "GST registration" })
  await first.getByRole("radio", { name: /Approve/ }).check()
  await first.getByRole("button", { name: "Record the decision" }).click()
  await expect(page.getByText("Recorded. It counts once another administrator has confirmed it.")).toBeVisible()
  await page.getByRole("link", { name: "Second look" }).click()
  await page.getByRole("link", { name: new RegExp(`See.*${studio.name}`) }).click()
  const own = page.getByRole("dialog", { name: `Second look: ${studio.name}` })
  await expect(own.getByText("another administrator confirms it")).toBeVisible()
  await expect(own.getByRole("radio")).toHaveCount(0)

  const atColleague = await elsewhere({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true })
  await logInByCookie(atColleague, colleague.email, "admin-login")
  await atColleague.goto("/admin/verification/second")
  const look = atColleague.getByRole("link", { name: new RegExp(`Look and decide.*${studio.name}`) })
  await look.click()
  const second = atColleague.getByRole("dialog", { name: `Second look: ${studio.name}` })
  await expect(second).toContainText(number)
  await expect(second).toContainText(admin.full_name)
  await second.getByRole("radio", { name: /Confirm/ }).check()
  expect(await accessibilityFaults(atColleague)).toEqual([])
  await second.getByRole("button", { name: "Record the decision" }).click()
  await expect(atColleague.getByText("Confirmed. The professional is told.")).toBeVisible()
  await expect(look).toHaveCount(0)

  await page.goto("/admin/verification/second")
  await page.getByRole("button", { name: /^One is enough.*GST registration$/ }).click()
  await expect(two).toBeVisible()
})

test("by keyboard: somebody is found, suspended, signed out at once, restored, and the record says it", async ({
  page,
  elsewhere,
  people,
  customer,
}) => {
  const theirs = await elsewhere()
  await logInByCookie(theirs, customer.email)
  await theirs.goto("/user/dashboard")
  const admin = await people.admin()
  await logInByCookie(page, admin.email, "admin-login")
  await page.goto("/admin/people")
  await page.getByRole("searchbox", { name: /Name, business/ }).focus()
  await page.keyboard.type(customer.email)
  await page.keyboard.press("Enter")
  await expect(page.getByRole("row")).toHaveCount(2)
  await expect(page).toHaveURL(/q=/)
  await page.getByRole("link", { name: customer.full_name }).focus()
  await page.keyboard.press("Enter")
  await expect(page.getByRole("heading", { level: 1, name: customer.full_name })).toBeVisible()
  expect(await accessibilityFaults(page)).toEqual([])

  await page.getByRole("link", { name: "Suspend" }).focus()
  await page.keyboard.press("Enter")
  const dialog = page.getByRole("dialog", { name: `Suspend ${customer.full_name}?` })
  await expect(dialog).toBeVisible()
  await dialog.getByLabel("Reason, which the person is told").focus()
  await page.keyboard.type("spam")
  await page.reload()
  await expect(dialog.getByLabel("Reason, which the person is told")).toHaveValue("spam")
  await dialog.getByRole("button", { name: "Suspend" }).focus()
  await page.keyboard.press("Enter")
  await expect(dialog.getByText(/at least 10 characters/)).toBeVisible()
  expect(await accessibilityFaults(page)).toEqual([])
  await dialog.getByLabel("Reason, which the person is told").focus()
  await page.keyboard.press("End")
  await page.keyboard.type(" to forty professionals")
  // They signed in long ago: who it is is asked above the dialog, and the act goes on by itself.
  await people.ageSessions(admin.account_id)
  await dialog.getByRole("button", { name: "Suspend" }).focus()
  await page.keyboard.press("Enter")
  const question = page.getByRole("dialog", { name: "Confirm it is you" })
  await expect(question.getByLabel("Password", { exact: true })).toBeFocused()
  expect(await accessibilityFaults(page)).toEqual([])
  await page.keyboard.type(demoPassword)
  await page.keyboard.press("Enter")
  await expect(page.getByText("Suspended since")).toBeVisible()
  await expect(dialog).toHaveCount(0)

  await theirs.goto("/user/bookings")
  await theirs.waitForURL(/\/login/)
  await mailTo(page, customer.email, /account is suspended/, /spam to forty professionals/)

  await page.goBack()
  await page.goForward()
  await page.getByRole("link", { name: "Restore" }).focus()
  await page.keyboard.press("Enter")
  await page.getByLabel("Reason, which the person is told").focus()
  await page.keyboard.type("It was a friend at their computer")
  await page.getByRole("dialog").getByRole("button", { name: "Restore" }).focus()
  await page.keyboard.press("Enter")
  await expect(page.getByText("Active", { exact: true })).toBeVisible()
  await expect(page.getByText("It was a friend at their computer")).toBeVisible()

  await page.goto(`/admin/audit?q=${customer.account_id}`)
  await expect(page.getByRole("row")).toHaveCount(3)
  await expect(page.getByRole("row").nth(1)).toContainText("Restored somebody")
  expect(await accessibilityFaults(page)).toEqual([])
  const download = page.waitForEvent("download")
  await page.getByRole("link", { name: "Download CSV" }).focus()
  await page.keyboard.press("Enter")
  expect((await download).suggestedFilename()).toMatch(/^audit-.*\.csv$/)
})

test("an owner invites somebody by mail, who becomes an administrator; a withdrawn link says so", async ({
  page,
  elsewhere,
  people,
}) => {
  const owner = await people.admin()
  await logInByCookie(page, owner.email, "admin-login")
  await page.goto("/admin/people")
  await page.getByRole("link", { name: "Invite an administrator" }).click()
  await expect(page.getByRole("heading", { level: 1, name: "Invite an administrator" })).toBeVisible()
  const invite = async (email: string, rights: RegExp) => {
    await page.getByLabel("E-mail").fill(email)
    await page.getByRole("radio", { name: rights }).check()
    await page.getByRole("button", { name: "Invite", exact: true }).click()
    await expect(page.getByText(`The invitation is on its way to ${email}.`)).toBeVisible()
    return page.getByRole("row").filter({ hasText: email })
  }
  const linkTo = async (email: string) =>
    (await mailTo(page, email, /You are invited/)).links.find((link) => link.includes("/admin/invitation"))!
  await page.getByRole("button", { name: "Invite", exact: true }).click()
  await expect(page.getByText("Please choose what they may do")).toBeVisible()
  const [email, other] = [newEmail(), newEmail()]
  const row = await invite(email, /^Desk/)
  await expect(row).toContainText(owner.full_name)
  expect(await accessibilityFaults(page)).toEqual([])

  const theirs = await elsewhere({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true })
  await theirs.goto(await linkTo(email))
  await expect(theirs.getByText("Desk: answers and decides")).toBeVisible()
  await theirs.getByLabel("Full name").fill("Isha Deo")
  await theirs.getByLabel("New password", { exact: true }).fill(newPassword)
  await theirs.getByLabel("Confirm password", { exact: true }).fill(newPassword)
  expect(await accessibilityFaults(theirs)).toEqual([])
  await theirs.getByRole("button", { name: "Become an administrator" }).click()
  await theirs.getByRole("link", { name: "Go to Admin login" }).click()
  await fillAdminLogin(theirs, email, newPassword)
  await confirmSuccess(theirs)
  await theirs.waitForURL(/\/admin\/dashboard$/)
  await theirs.goto(await linkTo(email))
  await expect(theirs.getByRole("alert")).toContainText("This invitation was accepted already.")

  const second = await invite(other, /^Reader/)
  await expect(row).toHaveCount(0)
  await second.getByRole("button", { name: /^Send again/ }).click()
  await expect(page.getByText(`The invitation is on its way to ${other}.`)).toBeVisible()
  await second.getByRole("link", { name: /^Withdraw/ }).click()
  const dialog = page.getByRole("dialog", { name: `Withdraw the invitation of ${other}?` })
  expect(await accessibilityFaults(page)).toEqual([])
  await dialog.getByRole("button", { name: "Withdraw" }).click()
  await expect(second).toHaveCount(0)
  await theirs.goto(await linkTo(other))
  await expect(theirs.getByRole("alert")).toContainText("This invitation was withdrawn.")

  const plain = await elsewhere({ javaScriptEnabled: false })
  const third = newEmail()
  await invite(third, /^Reader/)
  await plain.goto(await linkTo(third))
  await plain.getByLabel("Full name").fill("Tara Bhide")
  const choose = async (password: string, repeated = password) => {
    await plain.getByLabel("New password", { exact: true }).fill(password)
    await plain.getByLabel("Confirm password", { exact: true }).fill(repeated)
    await plain.getByRole("button", { name: "Become an administrator" }).click()
  }
  await choose(newPassword, "Courtyard-78")
  await expect(plain.getByText("Passwords do not match")).toBeVisible()
  await expect(plain.getByLabel("Full name")).toHaveValue("Tara Bhide")
  await choose(newPassword)
  await expect(plain.getByRole("status").filter({ hasText: "You are an administrator now." })).toBeVisible()
  await expect(plain.getByRole("link", { name: "Go to Admin login" })).toBeVisible()
})

test("while the rows of a page are on their way, its frame is there and says so", async ({ page, people }) => {
  const { email } = await people.admin()
  await logInByCookie(page, email, "admin-login")
  const { promise: later, resolve: send } = Promise.withResolvers<void>()
  await page.route("**/api/admin/people?*", async (route) => {
    await later
    await route.continue()
  })
  await page.goto("/admin/people")
  await expect(page.getByText("Loading people")).toBeVisible()
  await expect(page.getByRole("navigation").getByRole("link", { name: "Moderation" })).toBeVisible()
  send()
  await expect(page.getByRole("row").filter({ hasText: email })).toBeVisible()
})

test("an id of nobody is said inside of the desk, also on a phone; a server that is busy is not called a fault", async ({
  page,
  people,
}) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await logInByCookie(page, (await people.admin()).email, "admin-login")
  await page.goto("/admin/people/01972b1e-0000-7000-8000-000000000000")
  await expect(page.getByRole("heading", { level: 1, name: "We could not find this person." })).toBeVisible()
  expect(await accessibilityFaults(page)).toEqual([])
  await page.getByRole("navigation", { name: "Administration" }).getByRole("link", { name: "Inbox" }).click()
  await expect(page.getByRole("heading", { level: 1, name: "Inbox" })).toBeVisible()

  const message = "We are catching our breath. Please try again in a few seconds."
  const body = JSON.stringify({ success: false, code: "unavailable", message })
  await page.route("**/api/admin/people/*", (route) =>
    route.fulfill({ status: 503, contentType: "application/json", body }),
  )
  await page.goto("/admin/people/01972b1e-0000-7000-8000-000000000000")
  await expect(page.getByRole("heading", { level: 1, name: message })).toBeVisible()
  await expect(page.getByRole("navigation", { name: "Administration" })).toBeVisible()
})
