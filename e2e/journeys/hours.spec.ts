/** A professional's hours: set on their page, held by the site, and seen on the public profile. */
import { dayAfter } from "../../src/platform/days.ts"
import { indianDay } from "../../src/platform/time.ts"
import { logInByCookie } from "../people.ts"
import { expect, test } from "../test.ts"

// Of two windows the second is refused, which the browser logs.
test.use({ allowConsole: /status of 409/ })

test("hours are set by the keyboard alone, survive a reload unsaved, and of two windows the second is told", async ({
  page,
  studio,
}) => {
  await logInByCookie(page, studio.email)
  await page.goto("/provider/availability")
  const main = page.getByRole("main")
  await main.getByRole("button", { name: "Start with Monday to Saturday, 10 to 7" }).press("Enter")
  await main.getByRole("button", { name: "Add a break on Monday" }).press("Enter")
  await expect(main.getByLabel("Monday, to")).toHaveCount(2)
  await expect(main.getByLabel("Monday, to").first()).toHaveValue("13:00")
  await main.getByRole("checkbox", { name: "Monday" }).focus()
  await page.keyboard.press("Tab")
  await expect(main.getByLabel("Monday, from").first()).toBeFocused()
  await page.keyboard.press("ArrowUp")
  await expect(main.getByLabel("Monday, from").first()).toHaveValue("09:45")
  await main.getByRole("button", { name: "Copy to Monday to Friday" }).press("Enter")
  await expect(main.getByLabel("Friday, from").first()).toHaveValue("09:45")
  await main.getByRole("checkbox", { name: "Saturday" }).press("Space")
  await main.getByText("Public holidays in Maharashtra").press("Enter")
  await main
    .getByRole("checkbox", { name: /Closed on Christmas/ })
    .first()
    .press("Space")
  await main.getByLabel("Day", { exact: true }).fill(dayAfter(indianDay(new Date()), 30))
  await main.getByLabel("Last day, if several").fill(dayAfter(indianDay(new Date()), 43))
  await main.getByRole("button", { name: "Add this day" }).press("Enter")
  const away = main.getByRole("button", { name: /^Remove \w{3}, .+ – \w{3}, / })
  await expect(away).toHaveCount(1)
  await expect(main.getByText("Not saved yet")).toBeVisible()

  await page.reload()
  await expect(main.getByText("Not saved yet")).toBeVisible()
  await expect(main.getByLabel("Friday, from").first()).toHaveValue("09:45")
  const other = await page.context().newPage()
  await other.goto("/provider/availability")
  await expect(other.getByText("You keep no hours yet.")).toBeVisible()

  await main.getByRole("button", { name: "Save hours" }).press("Enter")
  await expect(main.getByText("All saved")).toBeVisible()
  await expect(away).toHaveCount(1)
  await expect(main.getByRole("region", { name: "Next free times" }).getByText("9:45 am").first()).toBeVisible()

  await other.getByRole("button", { name: /Start with/ }).click()
  await other.getByRole("button", { name: "Save hours" }).click()
  await expect(other.getByText("Your hours were changed in another window meanwhile.")).toBeVisible()
  await expect(other.getByLabel("Saturday, from")).toHaveValue("10:00")
  await other.getByRole("button", { name: "Show what is saved" }).click()
  await expect(other.getByLabel("Friday, from").first()).toHaveValue("09:45")
  await expect(other.getByText("All saved")).toBeVisible()
})

test("on a phone a day is a line that opens when asked, or where something is wrong", async ({ page, studio }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await logInByCookie(page, studio.email)
  const takes = async (duration: number) => {
    const headers = { authorization: `Bearer ${studio.token}` }
    await page.request.put(`/api/services/${studio.dialog.split("=")[1]}`, { headers, data: { duration } })
  }
  await takes(600)
  await page.goto("/provider/availability")
  const main = page.getByRole("main")
  await main.getByRole("button", { name: /Start with/ }).click()
  const tooLong = main.getByText("takes 10 h, but your longest stretch of hours is 9 h: nobody can book it.")
  await expect(tooLong).toBeVisible()
  await expect(main.getByText("No free time in the next 60 days.").filter({ visible: true })).toBeVisible()
  await takes(60)
  await page.reload()
  await expect(tooLong).toHaveCount(0)
  await expect(main.getByRole("combobox", { name: /day, (from|to)/ })).toHaveCount(0)
  await expect(main.getByText(/^Next: \w{3}, \d+ \w{3}, \d+:\d\d [ap]m$/)).toBeVisible()
  const monday = main.getByRole("button", { name: "Monday, 10:00 am–7:00 pm", exact: true })
  await expect(monday).toHaveAttribute("aria-expanded", "false")
  await monday.click()
  await main.getByRole("button", { name: "Add a break on Monday" }).click()
  await expect(main.getByRole("button", { name: "Monday, 10:00 am–1:00 pm, 2:00 pm–7:00 pm" })).toHaveAttribute(
    "aria-expanded",
    "true",
  )
  await main.getByLabel("Monday, from").nth(1).selectOption("12:00")
  await main.getByRole("button", { name: "Copy to Monday to Friday" }).click()
  await expect(main.getByText("These hours overlap with others on the same day.")).toHaveCount(5)
  await expect(main.getByLabel("Tuesday, from").nth(1)).toBeVisible()
  await expect(main.getByRole("combobox", { name: "Saturday, from" })).toBeHidden()
})

test("the usual hours on a profile are asked for, not called free, and open the booking with that time", async ({
  page,
  studio,
  people,
}) => {
  const customer = await people.customer()
  await logInByCookie(page, customer.email)
  await page.goto(`/providers/${studio.professionalId}`)
  const times = page.getByRole("main").getByRole("link", { name: /^\w{3}, \d+ \w{3} Ask for \d+:\d\d [ap]m$/ })
  await expect(times).toHaveCount(3)
  await expect(page.getByRole("main").getByText("Next free")).toHaveCount(0)
  const found = await page.request.get(`/api/provider/${studio.professionalId}/free-times`)
  const [{ date, times: free }] = ((await found.json()) as { days: { date: string; times: string[] }[] }).days as [
    { date: string; times: string[] },
  ]
  await times.first().click()
  await expect(page).toHaveURL(new RegExp(`book=.+&date=${date}&time=${free[0]}$`))
  await expect(page.getByRole("dialog")).toBeVisible()
})

test("of many days that differ the first are shown, and by the keyboard one goes on with the next", async ({
  page,
}) => {
  await logInByCookie(page, "provider@demo.example")
  await page.goto("/provider/availability")
  await page.getByRole("button", { name: /^Show all \d+ days$/ }).press("Enter")
  await expect(page.getByRole("button", { name: /^Remove \w+, \d/ }).nth(5)).toBeFocused()
})
