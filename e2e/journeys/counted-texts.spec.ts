/** A text that is longer than its field takes is kept whole, counted, and refused with a sentence: nothing is cut unseen. */
import type { Locator, Page } from "@playwright/test"
import { accessibilityFaults } from "../accessibility.ts"
import { bookByCall, slotIn } from "../bookings.ts"
import { logInByCookie } from "../people.ts"
import { expect, test } from "../test.ts"

test.use({ allowConsole: /status of 422/ })

/** As it is pasted: a filled field is not asked for its `maxlength`. */
const paste = async (page: Page, field: Locator, text: string) => {
  await expect(page.locator("form[novalidate]").first()).toBeVisible()
  await field.focus()
  await page.keyboard.press("ControlOrMeta+A")
  await page.keyboard.insertText(text)
}

interface TooLong {
  field: Locator
  limit: number
  send: Locator
  sentence: RegExp
}

const expectKept = async (page: Page, { field, limit, send, sentence }: TooLong) => {
  const text = `${"Two rooms. ".repeat(limit / 10).slice(0, limit)}and a kitchen`.slice(0, limit + 12)
  await paste(page, field, text)
  await expect(field).toHaveValue(text)
  await expect(page.getByText("12 characters too many")).toBeVisible()
  await send.click()
  await expect(page.getByText(sentence)).toBeVisible()
  await expect(field).toHaveValue(text)
  expect(await accessibilityFaults(page)).toEqual([])
}

test("a customer's notes and reason", async ({ page, request, customer, studio }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  const { id } = await bookByCall(request, { customer, studio, slot: slotIn(20) })
  await logInByCookie(page, customer.email)
  await page.goto(studio.dialog)
  const booking = page.getByRole("dialog", { name: "Book a visit" })
  await expectKept(page, {
    ...{ field: booking.getByLabel("Notes"), limit: 1000, sentence: /Notes must be at most 1000 characters/ },
    send: booking.getByRole("button", { name: "Book Now" }),
  })
  await page.goto(`/user/bookings?cancel=${id}`)
  const cancelling = page.getByRole("dialog", { name: "Cancel this booking?" })
  await expectKept(page, {
    ...{ field: cancelling.getByLabel("Reason"), limit: 500, sentence: /Reason must be at most 500 characters/ },
    send: cancelling.getByRole("button", { name: "Cancel booking" }),
  })
})

test("what a professional says of the business and of a service", async ({ page, studio }) => {
  await logInByCookie(page, studio.email)
  await page.goto("/provider/profile?edit=business")
  await expectKept(page, {
    ...{ field: page.getByLabel("About you"), limit: 2000, sentence: /Description must be at most 2000 characters/ },
    send: page.getByRole("button", { name: "Save" }),
  })
  await page.goto("/provider/services?edit")
  await expectKept(page, {
    field: page.getByLabel("Description"),
    ...{ limit: 600, sentence: /Description must be at most 600 characters/ },
    send: page.getByRole("button", { name: "Save" }),
  })
})

test("a post that is saved as one goes says what it waits for", async ({ page, customer }) => {
  await logInByCookie(page, customer.email)
  await page.goto("/blog/write")
  await page.getByRole("button", { name: "Open the editor" }).click()
  await expect(page.getByRole("textbox", { name: "Text of the post" })).toBeVisible()
  const field = page.getByLabel("Title")
  const text = `${"A long title ".repeat(11)}of 155 chars`
  await field.fill(text)
  await expect(page.getByText("5 characters too many")).toBeVisible()
  await expect(page.getByText("Title must be at most 150 characters")).toBeVisible()
  const bar = page.getByRole("region", { name: "Saving and publishing" })
  await expect(bar.getByRole("status")).toHaveText("Not saved: please look at what is marked.")
  await expect(field).toHaveValue(text)
  await field.fill(text.slice(0, 150))
  await expect(page.getByText("Saved", { exact: true })).toBeVisible()
  const tags = page.getByLabel("Tags")
  await tags.fill(`monsoon, ${"terrace".repeat(60)}`)
  await expect(page.getByText("Tags must be at most 30 characters")).toBeVisible()
  expect(await accessibilityFaults(page)).toEqual([])
})

test("a list is not looked through for more than it can look for", async ({ page, people }) => {
  await logInByCookie(page, (await people.admin()).email, "admin-login")
  await page.goto("/admin/people")
  const field = page.getByRole("searchbox").first()
  await field.fill("a".repeat(212))
  await field.press("Enter")
  await expect(page.getByText("12 characters too many")).toBeVisible()
  await expect(field).toHaveValue("a".repeat(212))
  expect(new URL(page.url()).search).toBe("")
})
