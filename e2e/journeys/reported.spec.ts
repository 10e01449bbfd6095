/** A review and a post are reported by a visitor, hidden at the desk, appealed by its writer and restored; two administrators on one row. */
import { accessibilityFaults } from "../accessibility.ts"
import { bookByCall, slotIn } from "../bookings.ts"
import { logInByCookie, newEmail } from "../people.ts"
import { expect, mailTo, test } from "../test.ts"

test.use({ allowConsole: /409 \(Conflict\)/ })

const words = "He laughed at my mother. Never again."
const reason = "It is about a person, and not about the visit."

test("a review is reported, hidden, appealed and restored", async ({
  page,
  request,
  customer,
  studio,
  people,
  elsewhere,
}) => {
  const { id } = await bookByCall(request, { customer, studio, slot: slotIn(20) })
  await people.completeVisit(id)
  const written = await request.post(`/api/professional/${studio.professionalId}/review`, {
    data: { rating: 1, comment: words, booking_id: id },
    headers: { authorization: `Bearer ${customer.token}` },
  })
  expect(written.status()).toBe(201)

  const visitor = await elsewhere()
  const profile = `/providers/${studio.professionalId}`
  await visitor.goto(profile)
  await visitor.locator("#reviews").getByRole("link", { name: "Report this review" }).click()
  const form = visitor.locator("#complaint")
  await expect(form.locator("form[novalidate]")).toBeVisible()
  await expect(form).toContainText(`Review of ${studio.name},`)
  await expect(form.getByLabel("Booking")).toHaveCount(0)
  const address = newEmail()
  await form.getByLabel("Name").fill("Asha Kulkarni")
  await form.getByLabel("Email").fill(address)
  await form.getByLabel("What happened").fill("This is an insult, and no review.")
  await form.getByRole("button", { name: "Send complaint" }).click()
  await mailTo(visitor, address, /^Your complaint .* is with us$/)

  const [admin, colleague] = [await people.admin(), await people.admin()]
  await logInByCookie(page, admin.email, "admin-login")
  await page.goto("/admin/dashboard")
  await page
    .getByRole("main")
    .getByRole("link", { name: /reported item/ })
    .click()
  const card = page.getByRole("listitem").filter({ has: page.getByRole("heading", { name: new RegExp(studio.name) }) })
  await expect(card).toContainText(words)
  await expect(card).toContainText("This is an insult, and no review.")
  await expect(card).toContainText("Reported once")
  expect(await accessibilityFaults(page)).toEqual([])
  // A colleague has the same row before them.
  const other = await elsewhere()
  await logInByCookie(other, colleague.email, "admin-login")
  await other.goto("/admin/moderation/reported")
  const theirs = other
    .getByRole("listitem")
    .filter({ has: other.getByRole("heading", { name: new RegExp(studio.name) }) })
  await expect(theirs).toContainText(words)

  await card.getByRole("link", { name: "Hide" }).click()
  const dialog = page.getByRole("dialog", { name: "Hide this review?" })
  await dialog.getByLabel("Reason").fill(reason)
  expect(await accessibilityFaults(page)).toEqual([])
  await dialog.getByRole("button", { name: "Hide" }).click()
  await expect(page.getByText("Hidden. Its author and whoever reported it were told.")).toBeVisible()
  await expect(card).toHaveCount(0)
  await theirs.getByRole("button", { name: "Leave it" }).click()
  await expect(other.getByText(`${admin.full_name} was faster: it has been hidden.`)).toBeVisible()
  await expect(theirs).toHaveCount(0)

  await mailTo(visitor, address, /^Your report .* was answered$/)
  await visitor.goto(profile)
  await expect(visitor.locator("#reviews")).toContainText("No reviews yet")

  const author = await elsewhere({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true })
  await logInByCookie(author, customer.email)
  const mail = await mailTo(author, customer.email, /^Your review was hidden$/)
  expect(mail.text).toContain(reason)
  await author.goto(`/user/bookings/${id}/review`)
  await expect(author.getByRole("heading", { name: "This review is hidden" })).toBeVisible()
  await expect(author.getByText(reason)).toBeVisible()
  await expect(author.getByRole("button", { name: "Change it" })).toHaveCount(0)
  expect(await accessibilityFaults(author)).toEqual([])
  await author.getByRole("button", { name: "Appeal" }).click()
  const appeal = author.getByRole("dialog", { name: "Appeal to our team" })
  await appeal.getByLabel("Why it should be shown again").fill("It happened during the visit, at the door.")
  await appeal.getByRole("button", { name: "Send appeal" }).click()
  await expect(author.getByText("Your appeal is with our team.")).toBeVisible()
  await expect(author.getByText(/You appealed on/)).toBeVisible()
  await expect(author.getByRole("button", { name: "Appeal" })).toHaveCount(0)

  // By the keyboard alone.
  await page.getByRole("link", { name: /^Hidden/ }).press("Enter")
  await expect(card).toContainText("It happened during the visit, at the door.")
  await expect(card).toContainText("Appeal waits")
  expect(await accessibilityFaults(page)).toEqual([])
  await card.getByRole("link", { name: "Restore" }).press("Enter")
  const restoring = page.getByRole("dialog", { name: "Restore this review?" })
  await restoring.getByLabel("Reason").fill("You are right: it is about the visit.")
  await restoring.getByRole("button", { name: "Restore" }).press("Enter")
  await expect(page.getByText("Restored. Its author and whoever reported it were told.")).toBeVisible()
  await expect(card).toHaveCount(0)

  await mailTo(author, customer.email, /^Your review is shown again$/)
  await mailTo(visitor, address, /^What you reported in .* is shown again$/)
  await author.reload()
  await expect(author.getByRole("heading", { name: "This review is hidden" })).toHaveCount(0)
  await visitor.goto(profile)
  await expect(visitor.locator("#reviews")).toContainText(words)

  await page.getByRole("link", { name: "Find", exact: true }).click()
  await page.getByRole("searchbox").fill(`${new URL(visitor.url()).origin}${profile}`)
  await expect(card).toContainText(words)
  await expect(card.getByRole("link", { name: "Hide" })).toBeVisible()
})

test("a message is reported in its thread and hidden, and both sides see it", async ({
  page,
  request,
  customer,
  studio,
  people,
  elsewhere,
}) => {
  const by = (token: string) => ({ authorization: `Bearer ${token}` })
  const opening = { data: { provider_id: studio.professionalId }, headers: by(customer.token) }
  const { conversation_id: id } = (await (await request.post("/api/conversations", opening)).json()) as {
    conversation_id: string
  }
  const write = (token: string, content: string) =>
    request.post(`/api/conversations/${id}/messages`, { data: { content }, headers: by(token) })
  await write(customer.token, "Is the quote for both rooms?")
  const insult = "You people never pay."
  const atStudio = await elsewhere()
  await logInByCookie(atStudio, studio.email)
  await atStudio.goto(`/messages/${id}`)
  await atStudio.getByLabel("Your message").fill(insult)
  await atStudio.getByRole("button", { name: "Send" }).click()

  const reader = await elsewhere({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true })
  await logInByCookie(reader, customer.email)
  await reader.goto(`/messages/${id}`)
  const bubble = reader.locator('[data-row][data-seq="2"]')
  await expect(bubble).toContainText(insult)
  await bubble.focus()
  await bubble.getByRole("button", { name: "Report" }).click()
  const report = reader.getByRole("dialog", { name: "Report this message" })
  await report.getByLabel("What is wrong").selectOption({ index: 1 })
  await report.getByLabel("What happened").fill("He insults us.")
  expect(await accessibilityFaults(reader)).toEqual([])
  await report.getByRole("button", { name: "Send report" }).click()
  await expect(reader.getByRole("dialog", { name: "Your report is with us" })).toBeVisible()

  const admin = await people.admin()
  await logInByCookie(page, admin.email, "admin-login")
  await page.goto("/admin/moderation/reported?kind=message")
  const card = page.getByRole("listitem").filter({ has: page.getByRole("heading", { name: new RegExp(studio.name) }) })
  await expect(card).toContainText(insult)
  await expect(card).not.toContainText("both rooms")
  expect(await accessibilityFaults(page)).toEqual([])
  await card.getByRole("link", { name: "Hide" }).click()
  const dialog = page.getByRole("dialog", { name: "Hide this message?" })
  await dialog.getByLabel("Reason").fill("It insults the person it is written to.")
  await dialog.getByRole("button", { name: "Hide" }).click()
  await expect(page.getByText("Hidden. Its author and whoever reported it were told.")).toBeVisible()

  await reader.getByRole("button", { name: "Close" }).last().click()
  await expect(bubble).toContainText("Our team has hidden this message")
  await expect(bubble).not.toContainText(insult)
  const own = atStudio.locator('[data-row][data-seq="2"]')
  await expect(own).toContainText(insult)
  await expect(own.getByRole("heading", { name: "This message is hidden" })).toBeVisible()
  await expect(own).toContainText("It insults the person it is written to.")
  expect(await accessibilityFaults(atStudio)).toEqual([])
  await own.getByRole("button", { name: "Appeal" }).click()
  const appeal = atStudio.getByRole("dialog", { name: "Appeal to our team" })
  await appeal.getByLabel("Why it should be shown again").fill("It was a joke between us.")
  await appeal.getByRole("button", { name: "Send appeal" }).click()
  await expect(own).toContainText("You appealed on")

  await page.goto("/admin/moderation/hidden?kind=message")
  await expect(card).toContainText("It was a joke between us.")
  await card.getByRole("link", { name: "Restore" }).click()
  const restoring = page.getByRole("dialog", { name: "Restore this message?" })
  await restoring.getByLabel("Reason").fill("You are right: both of you laughed.")
  await restoring.getByRole("button", { name: "Restore" }).click()
  await expect(bubble).toContainText(insult)
})

test("a post is reported at its end, hidden from the desk, appealed among its author's posts and kept hidden", async ({
  page,
  request,
  customer,
  people,
  elsewhere,
}) => {
  const admin = await people.admin()
  const by = (token: string) => ({ authorization: `Bearer ${token}` })
  const title = `A house that ${customer.full_name} saw`
  const data = { title, excerpt: "And who lives in it", category_id: 1, content: "<p>Stone is dear.</p>" }
  const sent = await request.post("/api/blog/posts", { data, headers: by(customer.token) })
  const { id, slug } = ((await sent.json()) as { data: { id: string; slug: string } }).data
  const published = await request.post(`/api/admin/blog/${id}`, {
    data: { decision: "publish" },
    headers: by(admin.token),
  })
  expect(published.status()).toBe(200)

  const visitor = await elsewhere()
  await visitor.goto(`/blog/${slug}`)
  await visitor.getByRole("link", { name: "Report this post" }).click()
  const form = visitor.locator("#complaint")
  await expect(form.locator("form[novalidate]")).toBeVisible()
  const address = newEmail()
  await form.getByLabel("Name").fill("Asha Kulkarni")
  await form.getByLabel("Email").fill(address)
  await form.getByLabel("What happened").fill("That is my house.")
  await form.getByRole("button", { name: "Send complaint" }).click()
  await mailTo(visitor, address, /^Your complaint .* is with us$/)

  await logInByCookie(page, admin.email, "admin-login")
  await page.goto("/admin/moderation/reported?kind=post")
  const card = page.getByRole("listitem").filter({ hasText: title })
  await expect(card).toContainText("That is my house.")
  expect(await accessibilityFaults(page)).toEqual([])
  await card.getByRole("link", { name: title }).click()
  await page.getByRole("button", { name: "Hide" }).click()
  const hiding = page.getByRole("dialog", { name: "Hide this post?" })
  await hiding.getByLabel(/^Note/).fill(reason)
  await hiding.getByRole("button", { name: "Hide" }).click()
  await expect(page.getByText("Hidden. Its author was told.")).toBeVisible()
  await mailTo(visitor, address, /^Your report .* was answered$/)

  const author = await elsewhere({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true })
  await logInByCookie(author, customer.email)
  await author.goto("/blog/mine")
  const own = author.getByRole("listitem").filter({ has: author.getByRole("heading", { name: title }) })
  await expect(own).toContainText(reason)
  expect(await accessibilityFaults(author)).toEqual([])
  await own.getByRole("button", { name: "Appeal" }).click()
  const appeal = author.getByRole("dialog", { name: "Appeal to our team" })
  await appeal.getByLabel("Why it should be shown again").fill("She asked me to write about it.")
  await appeal.getByRole("button", { name: "Send appeal" }).click()
  await expect(own).toContainText("Our team reads it, and writes to you.")

  await page.goto(`/admin/blog/${id}`)
  await expect(page.getByText(`Hidden because: ${reason}`)).toBeVisible()
  await page.getByRole("link", { name: "Restore in Moderation" }).click()
  await expect(card).toContainText("She asked me to write about it.")
  await card.getByRole("link", { name: "Keep hidden" }).click()
  const keeping = page.getByRole("dialog", { name: "Keep this post hidden?" })
  await keeping.getByLabel("Reason").fill("She tells us that she did not.")
  await keeping.getByRole("button", { name: "Keep hidden" }).click()
  await expect(page.getByText("It stays hidden. Its author was told.")).toBeVisible()
  await author.reload()
  await expect(own).toContainText("She tells us that she did not.")
})
