/** What follows a visit: it is asked for, written with pictures, read by everybody, answered, changed. */
import { photo } from "../../test/pictures.ts"
import { accessibilityFaults } from "../accessibility.ts"
import { bookByCall, slotIn } from "../bookings.ts"
import { logInByCookie } from "../people.ts"
import { expect, mailTo, test } from "../test.ts"

test.use({ allowConsole: /status of 422/ })

test("a visit is reviewed on a phone with two pictures, answered on a desk, read by everybody and changed", async ({
  page,
  request,
  customer,
  studio,
  people,
  elsewhere,
}) => {
  const { id } = await bookByCall(request, { customer, studio, slot: slotIn(20) })
  await people.completeVisit(id)
  await page.setViewportSize({ width: 360, height: 740 })
  await logInByCookie(page, customer.email)
  await page.goto("/user/bookings")
  await page.getByRole("link", { name: "How was the visit?" }).click()
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("How was the visit?")
  const publish = page.getByRole("button", { name: "Publish review" })
  await publish.click()
  await expect(page.getByText("Please choose from one to five stars")).toBeVisible()
  await expect(page.getByText("Please write a sentence or two")).toBeVisible()
  // By the keyboard alone: one star is the first, arrows go on.
  await page.getByRole("radio", { name: "1 star", exact: true }).focus()
  await page.keyboard.press("Space")
  for (let press = 0; press < 3; press++) await page.keyboard.press("ArrowRight")
  await expect(page.getByRole("radio", { name: "4 stars" })).toBeChecked()
  await page.getByLabel("In a few words").fill("Measured twice")
  await page.getByLabel("Your review").fill("She listened first.\n<b>छान</b> 🏠")
  const chosen = page.getByLabel("Add pictures", { exact: true })
  await chosen.setInputFiles({ name: "notes.pdf", mimeType: "application/pdf", buffer: Buffer.from("%PDF") })
  await expect(page.getByText("Please choose a JPEG, PNG or WebP picture.")).toBeVisible()
  await chosen.setInputFiles({ name: "IMG_1.HEIC", mimeType: "", buffer: Buffer.from("no picture at all") })
  await expect(page.getByText(/set Settings › Camera › Formats to Most Compatible/)).toBeVisible()
  const jpeg = { mimeType: "image/jpeg", buffer: await photo() }
  const large = await photo({ type: "png", width: 6000, height: 4000 })
  const madeSmaller = page.waitForRequest(/\/api\/files\?.*name=c\.jpg/)
  await chosen.setInputFiles([
    { name: "a.jpg", ...jpeg },
    { name: "b.jpg", ...jpeg },
    { name: "c.png", mimeType: "image/png", buffer: large },
  ])
  await madeSmaller
  await expect(page.getByRole("img", { name: "Picture 3" })).toBeVisible()
  await page.getByRole("button", { name: "Remove picture 3" }).click()
  await page.reload()
  await expect(page.getByRole("img", { name: "Picture 2" })).toBeVisible()
  await expect(page.getByRole("img", { name: "Picture 3" })).toHaveCount(0)
  expect(await accessibilityFaults(page)).toEqual([])
  await publish.click()
  await expect(page.getByText("Thank you. Your review is on the profile now.")).toBeVisible()
  await expect(page.getByText(/It can be changed until/)).toBeVisible()
  expect(await accessibilityFaults(page)).toEqual([])

  const desk = await elsewhere({ viewport: { width: 1440, height: 900 } })
  await logInByCookie(desk, studio.email)
  const mail = await mailTo(desk, studio.email, /^New review$/)
  expect(mail.text).toContain(`${customer.full_name} gave you 4 stars.`)
  await desk.goto("/provider/reviews")
  await desk.getByRole("link", { name: "Not Responded" }).click()
  await desk.getByRole("button", { name: `Reply to ${customer.full_name}` }).press("Enter")
  const reply = desk.getByLabel("Reply")
  await expect(reply).toBeFocused()
  await expect(desk.getByRole("button", { name: "Submit Response" })).toBeDisabled()
  expect(await accessibilityFaults(desk)).toEqual([])
  await reply.fill("Thank you. The second drawing was the better one.")
  await desk.getByRole("button", { name: "Submit Response" }).press("Enter")
  await expect(desk.getByText("Your reply stands below the review now.")).toBeVisible()
  await expect(reply).toHaveCount(0)

  const visitor = await elsewhere({ javaScriptEnabled: false })
  await visitor.goto(`/providers/${studio.professionalId}`)
  const reviews = visitor.locator("#reviews")
  await expect(reviews).toContainText("<b>छान</b> 🏠")
  await expect(reviews).toContainText("The second drawing was the better one.")
  await expect(reviews.getByRole("img", { name: new RegExp(`^Picture \\d by ${customer.full_name}$`) })).toHaveCount(2)
  await reviews.getByRole("link", { name: "Report this review" }).click()
  await expect(visitor).toHaveURL(/\/grievance\/status\?kind=content&booking=Review/)

  await mailTo(page, customer.email, /^Your review has a reply$/)
  await page.getByRole("button", { name: "Change it" }).click()
  await page.getByLabel("In a few words").fill("Measured three times")
  await page.getByRole("button", { name: "Remove picture 1" }).click()
  await page.getByRole("button", { name: "Save changes" }).click()
  await expect(page.getByText("Your review was changed.")).toBeVisible()
  await expect(page.getByText("Measured three times")).toBeVisible()
  await expect(page.getByRole("img", { name: /^Picture/ })).toHaveCount(1)
  await page.goto("/user/bookings")
  await expect(page.getByRole("link", { name: "Your review" })).toBeVisible()
})
