/** An administrator manages the places: by mouse, from a country down to its cities and back, and with the keyboard alone. */
import type { Page } from "@playwright/test"
import { accessibilityFaults } from "../accessibility.ts"
import { chooseBy, pressEnterOn, typeInto } from "../keyboard.ts"
import { newWord } from "../new-name.ts"
import { logInByCookie } from "../people.ts"
import { expect, test } from "../test.ts"

test.use({ allowConsole: /409 \(Conflict\)|500 \(Internal Server Error\)|net::ERR_FAILED/ })

const row = (page: Page, name: string) => page.getByRole("row").filter({ hasText: name })
const open = (page: Page, name: string, verb: "Edit" | "Delete") =>
  row(page, name).getByRole("link", { name: `${verb} ${name}` })
const said = (page: Page, text: string) => expect(page.getByText(text, { exact: true }).last()).toBeVisible()

/** Two letters that no country has. */
const newCode = (word: string) => {
  const [one = "a", two = "b"] = [...word.toLowerCase().replace(/[^a-z]/g, "")].slice(-2)
  return `${one}${two}`
}

test("down to the cities and back: add, edit, a deletion that is refused, deletions, and an import", async ({
  page,
  people,
}) => {
  test.setTimeout(90_000)
  const admin = await people.admin()
  await logInByCookie(page, admin.email, "admin-login")
  await page.goto("/admin/dashboard")
  await expect(page.getByRole("heading", { name: "Location Management" })).toBeVisible()
  await expect(page.getByRole("link", { name: /^States\/Provinces \d+/ })).toHaveAttribute(
    "href",
    "/admin/locations?tab=states",
  )
  await page.getByRole("link", { name: "Manage Locations" }).click()

  const country = newWord()
  const dialog = page.getByRole("dialog")
  await page.getByRole("link", { name: "Add Country" }).click()
  await dialog.getByRole("button", { name: "Add" }).click()
  await expect(dialog.getByText("Country name and code are required").first()).toBeVisible()
  await dialog.getByLabel("Country name").fill(country)
  await dialog.getByLabel("Country code").fill("ind")
  await dialog.getByRole("button", { name: "Add" }).click()
  await expect(dialog.getByText("Country code is two letters, such as IN")).toBeVisible()
  await dialog.getByLabel("Country code").fill(newCode(country))
  await page.reload()
  await dialog.getByLabel("Country name").fill(country)
  await dialog.getByLabel("Country code").fill(newCode(country))
  await dialog.getByRole("button", { name: "Add" }).click()
  await said(page, "Country added successfully")
  await expect(dialog).toHaveCount(0)
  await expect(row(page, country)).toContainText("No states")

  await row(page, country).getByRole("link", { name: country, exact: true }).click()
  await expect(page.getByRole("heading", { name: "No states found" })).toBeVisible()
  await page.getByRole("main").getByRole("link", { name: "Add State" }).first().click()
  await dialog.getByLabel("State name").fill("Northland")
  await expect(dialog.getByLabel("Country", { exact: true })).toHaveValue(/\d+/)
  await dialog.getByLabel("State code").fill("nl")
  await dialog.getByRole("button", { name: "Add" }).click()
  await said(page, "State added successfully")
  await expect(row(page, "Northland")).toContainText("NL")
  await row(page, "Northland").getByRole("link", { name: "Northland", exact: true }).click()
  await expect(page.getByRole("heading", { name: "No cities found" })).toBeVisible()
  expect(await accessibilityFaults(page)).toEqual([])
  await page.getByRole("main").getByRole("link", { name: "Add City" }).first().click()
  await dialog.getByLabel("City name").fill("Harbour")
  await dialog.getByRole("button", { name: "Add" }).click()
  await said(page, "City added successfully")
  await open(page, "Harbour", "Edit").click()
  await dialog.getByLabel("City name").fill("Old Harbour")
  await dialog.getByRole("button", { name: "Update" }).click()
  await said(page, "City updated successfully")
  await expect(dialog).toHaveCount(0)
  await page.reload()
  await expect(row(page, "Old Harbour")).toBeVisible()

  await page.getByRole("link", { name: "Back", exact: true }).click()
  await expect(row(page, "Northland")).toContainText("1 city")
  await open(page, "Northland", "Delete").click()
  await expect(
    dialog.getByText("Are you sure you want to delete this state? This action cannot be undone."),
  ).toBeVisible()
  expect(await accessibilityFaults(page)).toEqual([])
  await dialog.getByRole("button", { name: "Delete" }).click()
  await expect(dialog.getByText("Failed to delete state. It may have associated cities.")).toBeVisible()
  await dialog.getByRole("button", { name: "Cancel" }).click()
  await expect(row(page, "Northland")).toBeVisible()

  await page.getByRole("link", { name: "Import" }).click()
  const table = (rows: string) => ({
    name: "places.csv",
    mimeType: "text/csv",
    buffer: Buffer.from(`City;State;Country\n${rows}`),
  })
  await dialog.locator("input[type=file]").setInputFiles(table(`=cmd;Northland;${country}\n`))
  await expect(dialog.getByText("City must begin with a letter or a number")).toBeVisible()
  await expect(dialog.getByRole("button", { name: "Import" })).toBeDisabled()
  await dialog
    .locator("input[type=file]")
    .setInputFiles(table(`Fjord;Northland;${country}\nStrand;Southland;${country}\n`))
  await expect(dialog.getByText("Add 1 state and 2 cities? All of it is added, or nothing.")).toBeVisible()
  expect(await accessibilityFaults(page)).toEqual([])
  await dialog.getByRole("button", { name: "Import" }).click()
  await said(page, "Imported 1 state and 2 cities.")
  await expect(row(page, "Southland")).toBeVisible()
  await expect(row(page, "Northland")).toContainText("2 cities")

  for (const [state, cities] of [
    ["Northland", ["Old Harbour", "Fjord"]],
    ["Southland", ["Strand"]],
  ] as const) {
    await row(page, state).getByRole("link", { name: state, exact: true }).click()
    for (const city of cities) {
      await open(page, city, "Delete").click()
      await dialog.getByRole("button", { name: "Delete" }).click()
      await expect(row(page, city)).toHaveCount(0)
    }
    await said(page, "City deleted successfully")
    await page.getByRole("link", { name: "Back", exact: true }).click()
    await open(page, state, "Delete").click()
    await dialog.getByRole("button", { name: "Delete" }).click()
    await expect(row(page, state)).toHaveCount(0)
  }
  await expect(page).toHaveURL(/\/admin\/locations\?tab=states&country=\d+$/)
  await page.getByRole("link", { name: "Back", exact: true }).click()
  await open(page, country, "Delete").click()
  await dialog.getByRole("button", { name: "Delete" }).click()
  await said(page, "Country deleted successfully")
  await expect(row(page, country)).toHaveCount(0)
})

test("with the keyboard alone, in the list that is looked through", async ({ page, people }) => {
  test.setTimeout(60_000)
  const admin = await people.admin()
  await logInByCookie(page, admin.email, "admin-login")
  await page.goto("/admin/locations?tab=states")
  const dialog = page.getByRole("dialog")
  const name = newWord()
  await expect(row(page, "Maharashtra")).toBeVisible()
  await pressEnterOn(page, page.getByRole("link", { name: "Add State" }))
  await expect(dialog.getByLabel("State name")).toBeFocused()
  await page.keyboard.type(name)
  await chooseBy(page, dialog.getByLabel("Country", { exact: true }), "India")
  await page.keyboard.press("Enter")
  await pressEnterOn(page, dialog.getByRole("button", { name: "Add" }))
  await said(page, "State added successfully")
  await typeInto(page, page.getByLabel("Search by name"), name.toUpperCase())
  await expect(row(page, "Maharashtra")).toHaveCount(0)
  await expect(page).toHaveURL(/find=/)
  await pressEnterOn(page, open(page, name, "Edit"))
  await typeInto(page, dialog.getByLabel("State name"), `${name} East`)
  await page.keyboard.press("Enter")
  await said(page, "State updated successfully")
  await expect(page.getByLabel("Search by name")).toHaveValue(name.toUpperCase())
  await pressEnterOn(page, open(page, `${name} East`, "Delete"))
  await expect(dialog.getByRole("button", { name: "Cancel" })).toBeFocused()
  await page.keyboard.press("Escape")
  await expect(dialog).toHaveCount(0)
  await expect(open(page, `${name} East`, "Delete")).toBeFocused()
  await page.keyboard.press("Enter")
  await pressEnterOn(page, dialog.getByRole("button", { name: "Delete" }))
  await said(page, "State deleted successfully")
  await expect(page.getByRole("heading", { name: "No states found" })).toBeVisible()
})

test("a reader looks and is offered nothing that would be refused", async ({ page, people }) => {
  const reader = await people.admin("reader")
  await logInByCookie(page, reader.email, "admin-login")
  await page.goto("/admin/locations?tab=cities")
  await expect(row(page, "Pune")).toBeVisible()
  await expect(page.getByText("You can look at locations. An owner can change them.")).toBeVisible()
  for (const name of ["Add City", "Import", "Edit Pune", "Delete Pune"])
    await expect(page.getByRole("link", { name, exact: true })).toHaveCount(0)
  await expect(page.getByRole("link", { name: "Export" })).toBeVisible()
})

test("what could not be loaded is said, and loaded when it can be", async ({ page, people }) => {
  await logInByCookie(page, (await people.admin()).email, "admin-login")
  const counts = "**/api/admin/locations/counts"
  await page.route(counts, (route) => route.fulfill({ status: 500, json: { success: false, message: "Away." } }))
  await page.goto("/admin/dashboard")
  const alert = page.getByRole("alert")
  await expect(alert).toContainText("Failed to fetch complete location data")
  await page.unroute(counts)
  await page.route(counts, (route) => route.abort())
  await alert.getByRole("button", { name: "Try Again" }).click()
  await expect(alert).toContainText("Failed to fetch location data")
  await page.unroute(counts)
  await alert.getByRole("button", { name: "Try Again" }).click()
  await expect(page.getByRole("link", { name: /^Cities \d+/ })).toHaveAttribute("href", "/admin/locations?tab=cities")

  const countries = "**/api/admin/locations/countries"
  await page.route(countries, (route) => route.abort())
  await page.goto("/admin/locations")
  await expect(alert).toContainText("Failed to load countries")
  await expect(alert.getByRole("button", { name: "Try Again" })).toBeVisible()
  await page.unroute(countries)
  await expect(row(page, "India")).toBeVisible()
})
