/** Becoming a professional: from the sign-up to being found, on a phone; and honestly where nothing is open yet. */
import type { Page } from "@playwright/test"
import { bookingDialog, expectBooked, pressBook, rowOf } from "../bookings.ts"
import { newWord } from "../new-name.ts"
import { activationLink, logInByCookie, logInHere, newEmail, newPassword, signUpHere } from "../people.ts"
import { expect, test } from "../test.ts"

test.use({ viewport: { width: 360, height: 740 } })

const signUpAs = async (page: Page, profession: string, business: string) => {
  const email = newEmail()
  await page.goto("/register?type=professional")
  await expect(page.locator("form[novalidate]")).toBeVisible()
  await page.getByLabel("Business name").fill(business)
  await page.getByRole("combobox", { name: "Profession" }).selectOption(profession)
  return email
}

/** The mailed link, then the login page. */
const comeInAnew = async (page: Page, email: string) => {
  await page.goto(await activationLink(page, email))
  await page.getByRole("link", { name: "Go to Login" }).click()
  await logInHere(page, email, newPassword)
  await page.waitForURL("**/provider/dashboard")
}

const expectAboveBar = async (page: Page) => {
  const bar = page.getByRole("navigation", { name: "Your practice" })
  const focused = await page.locator(":focus").boundingBox()
  expect(focused!.y + focused!.height).toBeLessThanOrEqual((await bar.boundingBox())!.y)
}

test("an interior designer signs up, takes the first steps, is found, and confirms the first booking", async ({
  page,
  elsewhere,
  customer,
}) => {
  const business = `${newWord()} Rooms`
  const email = await signUpAs(page, "Interior Designer", business)
  const main = page.getByRole("main")
  await expect(main).toContainText("Open now in Pune: Interior Designers and Architects.")
  await expect(main.getByText(/waiting list, and we mail you/)).toHaveCount(0)
  await signUpHere(page, email, "Ketaki Zunjarrao")
  await comeInAnew(page, email)

  const steps = page.getByRole("region", { name: "First steps" })
  const step = (title: string) => steps.getByRole("listitem").filter({ hasText: title })
  const save = steps.getByRole("button", { name: "Save" })
  await expect(step("What you offer")).toContainText("Interior Designer · 1 hour · At the customer's site")
  const card = page.getByRole("region", { name: "How you look in the search" })
  await expect(card).toContainText(business)
  await expect(card).toContainText("Price not set")

  // Whatever is done first: the others wait.
  await steps.getByRole("link", { name: "Your price" }).click()
  await expect(page).toHaveURL(/step=price/)
  await steps.getByLabel("Price per hour").fill("1250.505")
  await save.click()
  await expect(steps.getByLabel("Price per hour")).toHaveAccessibleDescription(/at most two decimals/)
  await steps.getByLabel("Price per hour").fill("1250")
  await save.click()
  await expect(card).toContainText("₹1,250")
  await expect(step("Your price")).toContainText("₹1,250")

  await steps.getByRole("link", { name: "About you" }).click()
  await steps.getByLabel("Headline").fill("Kitchens that breathe")
  const phone = steps.getByLabel("Business phone (optional)")
  await expect(phone).toHaveAccessibleDescription(/^Only customers whose visit you have confirmed see it/)
  await phone.fill("12")
  await save.click()
  await expect(phone).toHaveAccessibleDescription(/at least 10 digits/)
  await phone.fill("98220 54321")
  await save.click()
  await expect(card).toContainText("Kitchens that breathe")

  await expect(steps.getByLabel("City")).toHaveValue(/\d+/)
  await save.click()
  const found = page.getByRole("heading", { name: "You can be found now" })
  await expect(found).toBeFocused()
  await expect(found).toBeInViewport()
  // Found or not, the checklist stays until it is done or left for later; that is remembered, and there is a way back.
  await expect(steps.getByRole("progressbar")).toHaveAttribute("value", "80")
  await page.getByRole("button", { name: "Go to my dashboard" }).click()
  await expect(page.getByRole("heading", { name: "The next seven days" })).toBeVisible()
  await page.reload()
  await expect(page.getByRole("heading", { name: "The next seven days" })).toBeVisible()
  await expect(steps).toHaveCount(0)
  const left = page.getByRole("navigation", { name: "Makes you easier to choose" })
  await left.getByRole("link", { name: "Your hours" }).click()

  await steps.getByLabel("From").fill("19:00")
  await steps.getByLabel("To", { exact: true }).fill("10:00")
  await save.click()
  await expect(steps.getByLabel("To", { exact: true })).toHaveAccessibleDescription("The end must be after the start")
  // The mistake that is gone to, and what the keyboard leads to after it, stand above the bar along the lower edge.
  await expect(steps.getByLabel("To", { exact: true })).toBeFocused()
  await expectAboveBar(page)
  await page.keyboard.press("Tab")
  await expectAboveBar(page)
  await steps.getByLabel("To", { exact: true }).fill("21:00")
  await save.click()
  await expect(page.getByRole("heading", { name: "The next seven days" })).toBeVisible()
  await expect(found).toBeFocused()
  await expect(found).toBeInViewport()
  // What is left is work to be shown, which takes photographs.
  await expect(left.getByRole("link")).toHaveText(["Show your first project"])

  // Somebody finds them, and asks for a visit; on their own phone.
  const theirs = await elsewhere({ viewport: { width: 360, height: 740 } })
  await logInByCookie(theirs, customer.email)
  await theirs.goto(`/user/service-search?query=${encodeURIComponent(business)}`)
  const theirCard = theirs.getByRole("region", { name: "Results" }).getByRole("listitem").filter({ hasText: business })
  await expect(theirCard).toContainText("Kitchens that breathe")
  await expect(theirCard).toContainText(/Next free: (today|tomorrow|\w{3}, \d+ \w{3}), \d+:\d{2} [ap]m/)
  await theirCard.getByRole("link", { name: "Interior Designer" }).click()
  await theirs.getByRole("region", { name: "Selected Service" }).getByRole("link", { name: "Book Now" }).click()
  const dialog = bookingDialog(theirs)
  const days = dialog.getByRole("radiogroup", { name: "Days to choose from" }).getByRole("radio")
  await days.nth(2).check()
  const slot = { date: await days.nth(2).inputValue(), time: "19:00" }
  // The hours that were just set.
  await expect(dialog.getByRole("radio", { name: "8:30 pm" })).toHaveCount(0)
  await dialog.getByRole("radio", { name: "7:00 pm" }).check()
  await dialog.getByLabel("Locality").fill("Baner")
  await pressBook(theirs)
  await expectBooked(theirs)

  await page.reload()
  const asked = page.getByRole("region", { name: "Needs your answer" }).getByRole("listitem")
  await expect(asked).toContainText(customer.full_name)
  await asked.getByRole("button", { name: "Confirm" }).click()
  await expect(asked).toContainText("Confirmed")
  await page.goto("/provider/bookings")
  await expect(rowOf(page, slot)).toContainText("Confirmed")
})

test("a contractor is told what there is not, before and after, and has an account all the same", async ({ page }) => {
  const email = await signUpAs(page, "Contractor", `${newWord()} Works`)
  const honest = "Contractors can offer nothing here yet."
  await expect(page.getByRole("main").getByRole("status")).toContainText(honest)
  await signUpHere(page, email, "Mahesh Barve")
  await comeInAnew(page, email)
  const main = page.getByRole("main")
  await expect(main.getByRole("status")).toContainText(`${honest} You are on the waiting list since`)
  await expect(main).toContainText("Open now: Interior Designer and Architect.")
  await expect(main.getByLabel("Service")).not.toContainText("Contractor")
  await expect(main).toContainText("Your card appears here once you have said what you offer.")
})

test("what a business says of itself is changed on the profile, and stands on the public one at once", async ({
  page,
  studio,
}) => {
  await logInByCookie(page, studio.email)
  await page.goto("/provider/bookings")
  await page.getByRole("button", { name: /^Account menu of/ }).click()
  await page.getByRole("navigation", { name: "Account menu" }).getByRole("link", { name: "Tools" }).click()
  await expect(page.getByRole("textbox", { name: "Professional id" })).toHaveValue(studio.professionalId)
  await expect(page.getByLabel("Address of your profile")).toHaveValue(
    new RegExp(`/providers/${studio.professionalId}$`),
  )
  const download = page.waitForEvent("download")
  await page.getByRole("link", { name: "Bookings (CSV)" }).click()
  expect((await download).suggestedFilename()).toMatch(/^bookings-.+\.csv$/)

  await page.goto("/provider/profile?edit=business")
  await page.getByLabel("Headline").fill("Courtyards")
  await page.getByLabel("Languages").fill("Marathi, Hindi and English")
  await page.getByLabel("Business phone").fill("12")
  await page.getByRole("button", { name: "Save changes" }).click()
  await expect(page.getByLabel("Business phone")).toHaveAccessibleDescription(/at least 10 digits/)
  await page.getByLabel("Business phone").fill("98220 54321")
  const help = page.getByRole("button", { name: "What is the price level?" })
  // With the focus alone: where the pointer was left, the page may bring it under the pointer.
  await page.mouse.move(0, 0)
  await help.focus()
  await expect(page.getByRole("tooltip")).toContainText("changes nothing in the search")
  await page.keyboard.press("Escape")
  await expect(page.getByRole("tooltip")).toHaveCount(0)
  await page.getByRole("button", { name: "Save changes" }).click()
  await expect(page.getByText("Profile updated successfully")).toBeVisible()
  const business = page.getByRole("region", { name: "Your business" })
  await expect(business).toContainText("+91 98220 54321")
  await expect(business).toContainText("Only customers whose booking you have confirmed see this")
  await business.getByRole("link", { name: "See my public profile" }).click()
  await expect(page.getByText("Courtyards")).toBeVisible()
  await expect(page.getByText("Marathi, Hindi, English")).toBeVisible()
  await expect(page.getByText("54321")).toHaveCount(0)
})
