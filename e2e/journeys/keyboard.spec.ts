/** The main job without a mouse: what has the focus is always to be seen, and it comes back when a dialog closes. */
import type { Locator } from "@playwright/test"
import { bookByCall, bookingDialog, expectBooked, findStudio, rowOf, slotIn } from "../bookings.ts"
import { writeFirst, writeUntilHeld } from "../first-message.ts"
import { chooseBy, expectVisibleFocus, pressEnterOn, tabTo, typeInto } from "../keyboard.ts"
import { newWord } from "../new-name.ts"
import { activationLink, logInByCookie, newEmail, newPassword } from "../people.ts"
import { expect, test } from "../test.ts"

test("search, profile, booking and cancelling with the keyboard alone", async ({ page, customer, studio }) => {
  test.setTimeout(90_000)
  await logInByCookie(page, customer.email)
  await page.goto("/user/service-search")
  await expect(page.getByRole("heading", { name: "Find Services" })).toBeVisible()

  await page.keyboard.press("Tab")
  await expect(page.getByRole("link", { name: "Skip to content" })).toBeFocused()
  await page.keyboard.press("Enter")
  await tabTo(page, page.getByLabel("Search keyword"))
  await page.keyboard.type(studio.name)
  await page.waitForURL((url) => url.searchParams.get("query") === studio.name)
  const card = page.getByRole("region", { name: "Results" }).getByRole("listitem").filter({ hasText: studio.name })
  await tabTo(page, card.getByRole("link", { name: "Interior Designer" }))
  await page.keyboard.press("Enter")
  const selected = page.getByRole("region", { name: "Selected Service" })
  await expect(selected).toContainText(studio.name)
  await tabTo(page, selected.getByRole("link", { name: "View profile" }))
  await page.keyboard.press("Enter")
  await expect(page.getByRole("heading", { level: 1, name: studio.name })).toBeVisible()

  const book = page.getByRole("link", { name: "Book Now" }).first()
  const dialog = bookingDialog(page)
  await tabTo(page, book)
  await page.keyboard.press("Enter")
  await expect(dialog).toBeVisible()
  await page.keyboard.press("Escape")
  await expect(dialog).toBeHidden()
  await expect(book).toBeFocused()
  await expectVisibleFocus(page)
  await page.keyboard.press("Enter")
  await expect(dialog).toBeVisible()
  // Arrow keys walk along the days that have free times; Tab leads to the times of the one that is chosen.
  const chosen = dialog.getByRole("radiogroup", { name: "Days to choose from" }).getByRole("radio", { checked: true })
  await tabTo(page, chosen)
  await page.keyboard.press("ArrowRight")
  await page.keyboard.press("ArrowRight")
  const date = await chosen.inputValue()
  const time = dialog.getByRole("radiogroup", { name: "Times on" }).getByRole("radio").first()
  await tabTo(page, time)
  await page.keyboard.press("Space")
  const slot = { date, time: await time.inputValue() }
  await tabTo(page, dialog.getByLabel("Locality"))
  await page.keyboard.type("Baner")
  await tabTo(page, dialog.getByLabel("Notes"))
  await page.keyboard.type("Ring the lower bell.")
  await tabTo(page, dialog.getByRole("button", { name: "Book Now" }))
  await page.keyboard.press("Enter")
  await expectBooked(page)

  const cancelling = page.getByRole("dialog", { name: "Cancel this booking?" })
  const details = page.getByRole("dialog", { name: "Booking details" })
  const cancel = rowOf(page, slot).getByRole("link", { name: "Cancel" })
  await tabTo(page, cancel)
  await page.keyboard.press("Enter")
  await expect(cancelling).toBeVisible()
  await page.keyboard.press("Escape")
  await expect(cancelling).toBeHidden()
  await expect(cancel).toBeFocused()
  await page.keyboard.press("Enter")
  await tabTo(page, cancelling.getByLabel("Reason"))
  await page.keyboard.type("The flat is sold.")
  await tabTo(page, cancelling.getByRole("button", { name: "Cancel booking" }))
  await page.keyboard.press("Enter")
  await expect(page.getByRole("region", { name: "Messages" })).toContainText("Booking cancelled")
  await expect(page.getByRole("dialog")).toHaveCount(0)
  await expect(page).toHaveURL(/\/user\/bookings$/)
  await expect(rowOf(page, slot)).toContainText("Cancelled")
  // The button that opened it is gone with the booking; the focus is beside it.
  const seeDetails = rowOf(page, slot).getByRole("link", { name: "View Details" })
  await expect(seeDetails).toBeFocused()
  await expectVisibleFocus(page)
  await page.keyboard.press("Enter")
  await expect(details).toContainText("The flat is sold.")
  await page.keyboard.press("Escape")
  await expect(seeDetails).toBeFocused()
})

test("from the sign-up as a professional to the first confirmed booking with the keyboard alone", async ({
  page,
  request,
  customer,
}) => {
  test.setTimeout(90_000)
  const [email, business] = [newEmail(), `${newWord()} Rooms`]
  await page.goto("/register?type=professional")
  await expect(page.locator("form[novalidate]")).toBeVisible()
  await typeInto(page, page.getByLabel("Business name"), business)
  await chooseBy(page, page.getByRole("combobox", { name: "Profession" }), "Arch")
  await typeInto(page, page.getByLabel("Full name"), "Ketaki Zunjarrao")
  await typeInto(page, page.getByLabel("Email", { exact: true }), email)
  await typeInto(page, page.getByLabel("Mobile number"), "98220 45678")
  await typeInto(page, page.getByLabel("Password", { exact: true }), newPassword)
  await pressEnterOn(page, page.getByRole("button", { name: "Create account" }))
  await page.waitForURL(/\/login/)

  await page.goto(await activationLink(page, email))
  await pressEnterOn(page, page.getByRole("link", { name: "Go to Login" }))
  await page.waitForURL(/\/login/)
  await typeInto(page, page.getByLabel("Email or mobile number"), email)
  await typeInto(page, page.getByLabel("Password", { exact: true }), newPassword)
  await page.keyboard.press("Enter")
  await pressEnterOn(page, page.getByRole("dialog", { name: "Success!" }).getByRole("button", { name: "Continue" }))
  await page.waitForURL("**/provider/dashboard")

  const steps = page.getByRole("region", { name: "First steps" })
  const save = steps.getByRole("button", { name: "Save" })
  const open = (step: string) =>
    expect(steps.getByRole("listitem").filter({ has: page.getByRole("button", { name: "Save" }) })).toContainText(step)
  await open("Where you work")
  await pressEnterOn(page, save)
  await expect(page.getByRole("heading", { name: "You can be found now" })).toBeVisible()
  await open("Your price")
  await typeInto(page, steps.getByLabel("Price per hour"), "1800")
  await page.keyboard.press("Enter")
  await open("Your hours")
  await tabTo(page, steps.getByRole("checkbox", { name: "Sun" }))
  await page.keyboard.press("Space")
  await pressEnterOn(page, save)
  await open("About you")
  await typeInto(page, steps.getByLabel("Headline"), "Houses around courtyards")
  await pressEnterOn(page, save)
  await expect(page.getByRole("heading", { name: "The next seven days" })).toBeVisible()

  const slot = slotIn(3)
  await bookByCall(request, { customer, studio: await findStudio(request, email, newPassword), slot, more: architects })
  await page.goto("/provider/dashboard")
  const asked = page.getByRole("region", { name: "Needs your answer" }).getByRole("listitem")
  await pressEnterOn(page, asked.getByRole("button", { name: "Confirm" }))
  await expect(asked).toContainText("Confirmed")
})

test("a complaint, a held message, the banner and an invitation at the desk with the keyboard alone", async ({
  page,
  request,
  people,
  customer,
}) => {
  const [name, email] = [`Asha ${newWord()}`, newEmail()]
  const data = { name, email, kind: "person", message: "Nobody came to the visit." }
  const [sent, studios, { email: adminEmail }] = await Promise.all([
    request.post("/api/grievances", { data }),
    Promise.all(Array.from({ length: 5 }, () => people.professional())),
    people.admin(),
  ])
  const { ticket } = (await sent.json()) as { ticket: string }
  const reached = await writeUntilHeld(request, customer, studios, "Cheap tiles: www.tiles.example")
  await logInByCookie(page, adminEmail, "admin-login")
  const said = page.getByRole("region", { name: "Short messages" })
  /** Asked in a dialog, which Escape answers with no. */
  const openAndLeave = async (opener: Locator, dialog: Locator) => {
    await pressEnterOn(page, opener)
    await expect(dialog).toBeVisible()
    await page.keyboard.press("Escape")
    await expect(dialog).toBeHidden()
    await expect(opener).toBeFocused()
    await expectVisibleFocus(page)
  }

  await page.goto(`/admin/grievances?q=${ticket}`)
  await pressEnterOn(page, page.getByRole("link", { name, exact: true }))
  const pane = page.getByRole("region", { name: `${name} · ${ticket}` })
  await expect(pane.getByRole("heading", { level: 2 })).toBeFocused()
  await openAndLeave(
    pane.getByRole("button", { name: "Take a level further" }),
    page.getByRole("dialog", { name: "Take it a level further?" }),
  )
  await tabTo(page, pane.getByRole("button", { name: "Ask back" }))
  await page.keyboard.press("Space")
  await tabTo(page, pane.getByRole("button", { name: "Answer", exact: true }), "Shift+Tab")
  await page.keyboard.press("Space")
  await typeInto(page, pane.getByLabel("The answer"), "They come on Monday.")
  await pressEnterOn(page, pane.getByRole("button", { name: "Send answer" }))
  await expect(pane).toContainText("answered by mail")
  await expect(pane.getByRole("button", { name: "Send answer" })).toBeFocused()
  await pressEnterOn(page, pane.getByRole("link", { name: "Close" }))
  await expect(pane).toBeHidden()
  await expect(page.getByRole("link", { name, exact: true })).toBeFocused()
  await expectVisibleFocus(page)

  await page.goto("/admin/moderation")
  const held = page.getByRole("listitem").filter({ has: page.getByRole("heading", { name: RegExp(reached.name) }) })
  await openAndLeave(
    held.getByRole("link", { name: "Refuse" }),
    page.getByRole("dialog", { name: "Refuse this message?" }),
  )
  await pressEnterOn(page, held.getByRole("button", { name: "Deliver" }))
  await expect(said).toContainText("Message delivered.")
  await expect(held).toHaveCount(0)
  await expect(page.locator("main :focus, main:focus")).toBeVisible()

  const rude = await people.customer()
  const insults = await Promise.all(studios.slice(0, 2).map((one) => writeFirst(request, rude, one, "Never again.")))
  for (const { id } of insults) {
    const booking = `Message ${id}`
    await request.post("/api/grievances", { data: { ...data, kind: "content", booking, message: "It insults me." } })
  }
  await page.goto("/admin/moderation/reported?kind=message")
  const reported = page
    .getByRole("listitem")
    .filter({ has: page.getByRole("heading", { name: RegExp(rude.full_name) }) })
  await expect(reported).toHaveCount(2)
  await pressEnterOn(page, reported.first().getByRole("link", { name: "Hide" }))
  const hiding = page.getByRole("dialog", { name: "Hide this message?" })
  await typeInto(page, hiding.getByLabel("Reason"), "It insults the person it is written to.")
  await pressEnterOn(page, hiding.getByRole("button", { name: "Hide" }))
  await expect(reported).toHaveCount(1)
  // The row is gone with the link that opened it; its neighbour goes on.
  await expect(page.locator("main li :focus")).toBeVisible()

  await page.goto("/admin/content")
  const words = `Closed for ${newWord()}`
  const text = page.getByRole("textbox", { name: /^Text/ })
  await typeInto(page, text, words)
  const kind = page.getByRole("combobox", { name: "Kind" })
  await tabTo(page, kind)
  await page.keyboard.press("ArrowDown")
  await expect(kind).toHaveValue("warning")
  await pressEnterOn(page, page.getByRole("button", { name: "Save banner" }))
  await expect(said).toContainText("Saved. The banner is off.")
  await expect(page.getByRole("button", { name: "Save banner" })).toBeFocused()
  await expect(text).toHaveValue(words)
  await pressEnterOn(page, said.getByRole("button", { name: "Undo" }))
  await expect(said).toContainText("It is as it was before.")
  await expect(text).not.toHaveValue(words)

  await page.goto("/admin/people/invitations")
  const invited = newEmail()
  await typeInto(page, page.getByLabel("E-mail"), invited)
  await page.keyboard.press("Tab")
  await page.keyboard.press("Space")
  await page.keyboard.press("ArrowDown")
  await page.keyboard.press("ArrowDown")
  await expect(page.getByRole("radio", { name: /^Reader/ })).toBeChecked()
  await pressEnterOn(page, page.getByRole("button", { name: "Invite", exact: true }))
  const row = page.getByRole("row").filter({ hasText: invited })
  await expect(row).toContainText("Reader")
  const withdrawing = page.getByRole("dialog", { name: `Withdraw the invitation of ${invited}?` })
  await openAndLeave(row.getByRole("link", { name: /^Withdraw/ }), withdrawing)
  await page.keyboard.press("Enter")
  await pressEnterOn(page, withdrawing.getByRole("button", { name: "Withdraw" }))
  await expect(row).toHaveCount(0)
  // The link that opened it is gone with its row.
  await expect(page.getByRole("heading", { name: "Open invitations" })).toBeFocused()
  await expectVisibleFocus(page)
})

const architects = { service_type: "architect" }
