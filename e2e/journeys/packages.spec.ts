/** A professional names a package and a rate; a customer reads them on a phone and books the package; both see one sum. */
import { bookingDetails, bookingDialog } from "../bookings.ts"
import { logInByCookie, logInHere } from "../people.ts"
import { expect, test } from "../test.ts"

test("a package and a rate are named, read, booked, and come to the same for both sides", async ({
  page,
  studio,
  customer,
  elsewhere,
}) => {
  await logInByCookie(page, studio.email)
  const serviceId = studio.dialog.split("book=")[1]
  await page.goto(`/provider/services?service=${serviceId}`)
  const main = page.getByRole("main")
  await main.getByRole("link", { name: "Add a package" }).click()
  const adding = page.getByRole("dialog", { name: "Add a package" })
  await expect(adding.getByLabel("Name")).toBeFocused()
  await adding.getByRole("button", { name: "Add package" }).click()
  await expect(adding.getByText("Price in all is required")).toBeVisible()
  await adding.getByLabel("Name").fill("Home visit with sketch")
  await adding.getByLabel("How long it takes").selectOption("1 hour 30 minutes")
  await adding.getByLabel("Price in all").fill("2000")
  await expect(adding.getByText("Shown as: ₹2,000")).toBeVisible()
  await adding.getByRole("button", { name: "Add package" }).click()
  await expect(page.getByText("Home visit with sketch added. People can book it at once.")).toBeVisible()
  await expect(main.getByText("1 h 30 min, ₹2,000")).toBeVisible()

  await main.getByRole("link", { name: "Set: Per sq ft" }).click()
  const rate = page.getByRole("dialog", { name: "Rate per sq ft" })
  await rate.getByLabel("From").fill("120")
  await rate.getByLabel("To").fill("80")
  await rate.getByRole("button", { name: "Save rate" }).click()
  await expect(rate.getByText("This should not be less than where it begins.")).toBeVisible()
  await rate.getByLabel("From").fill("80")
  await rate.getByLabel("To").fill("120")
  await rate.getByRole("button", { name: "Save rate" }).click()
  await expect(page.getByText("Rate saved")).toBeVisible()
  await expect(main.getByText("The work: ₹80–120 per sq ft")).toBeVisible()

  const phone = await elsewhere({ viewport: { width: 360, height: 740 }, hasTouch: true })
  await logInByCookie(phone, customer.email)
  await phone.goto(`/user/service-search?query=${encodeURIComponent(studio.name)}`)
  const card = phone.getByRole("listitem").filter({ hasText: studio.name }).first()
  await expect(card).toContainText("Home visit with sketch: 1 h 30 min, ₹2,000 · The work: ₹80–120 per sq ft")
  await phone.goto(`/providers/${studio.professionalId}`)
  const services = phone.locator("#services")
  await expect(services.getByText("The work: ₹80–120 per sq ft")).toBeVisible()
  await services.getByRole("link", { name: "Book Now: Home visit with sketch" }).tap()

  const dialog = bookingDialog(phone)
  const chosen = dialog.getByRole("radio", { name: "Home visit with sketch 1 h 30 min, ₹2,000" })
  await expect(chosen).toBeChecked()
  const sum = dialog.getByText("1 h 30 min, ₹2,000")
  await expect(sum).toHaveCount(2)
  await dialog.getByText("By the hour").tap()
  await expect(sum).toHaveCount(1)
  await dialog.getByText("Home visit with sketch").last().tap()
  await expect(sum).toHaveCount(2)
  await dialog.getByRole("radiogroup", { name: "Times on" }).getByRole("radio").first().check()
  await dialog.getByLabel("Locality").fill("Baner")
  await dialog.getByRole("button", { name: "Book Now" }).tap()
  await phone.waitForURL(/\/user\/bookings\?booking=/)
  await expect(bookingDetails(phone)).toContainText("Home visit with sketch")
  await expect(bookingDetails(phone)).toContainText("1 h 30 min, ₹2,000")

  await page.goto(`/provider/bookings?booking=${new URL(phone.url()).searchParams.get("booking")}`)
  await expect(bookingDetails(page)).toContainText("Home visit with sketch")
  await expect(bookingDetails(page)).toContainText("1 h 30 min, ₹2,000")
})

test.describe("where only packages have a price", () => {
  test.use({ allowConsole: /status of 409/ })

  test("what a visitor chose stays chosen through the login, and every line says the price that it has by now", async ({
    page,
    request,
    studio,
    customer,
  }) => {
    const headers = { authorization: `Bearer ${studio.token}` }
    const service = `/api/services/${studio.dialog.split("book=")[1]}`
    const save = async (path: string, data: object) =>
      expect((await request.put(service + path, { headers, data })).status()).toBe(200)
    const offer = async (data: object) => {
      const answer = await request.post(`${service}/packages`, { headers, data })
      return ((await answer.json()) as { package_id: string }).package_id
    }
    await save("", { price: null })
    await offer({ name: "Short call", minutes: 60, price: 700 })
    const id = await offer({ name: "Long look", minutes: 120, price: 2500 })

    await page.goto(studio.dialog)
    const dialog = bookingDialog(page)
    await expect(dialog.getByRole("radio", { name: "Short call" })).toBeChecked()
    await dialog.getByText("Long look").click()
    await dialog.getByRole("radiogroup", { name: "Times on" }).getByRole("radio").first().check()
    await dialog.getByLabel("Locality").fill("Baner")
    await dialog.getByRole("button", { name: "Log in and book" }).click()
    await logInHere(page, customer.email)
    await expect(dialog.getByRole("radio", { name: "Long look 2 h, ₹2,500" })).toBeChecked()

    await save(`/packages/${id}`, { price: 2600, minutes: 150 })
    await dialog.getByRole("button", { name: "Book Now" }).click()
    await expect(dialog.getByText("changed to 2 h 30 min, ₹2,600.")).toBeVisible()
    await expect(dialog.getByRole("radio", { name: "Long look 2 h 30 min, ₹2,600" })).toBeChecked()
    await expect(dialog.getByText("₹2,500")).toHaveCount(0)
    await dialog.getByRole("button", { name: "Book Now" }).click()
    await page.waitForURL(/\/user\/bookings\?booking=/)
    await expect(bookingDetails(page)).toContainText("2 h 30 min, ₹2,600")
  })
})
