import type { Page } from "@playwright/test"
import sharp from "sharp"
import { photo, svgWithScript } from "../../test/pictures.ts"
import { accessibilityFaults } from "../accessibility.ts"
import { isHydrated } from "../hydrated.ts"
import { logInByCookie } from "../people.ts"
import { expect, test } from "../test.ts"

test.use({ allowConsole: /status of (422|404)|net::ERR_FAILED/ })

/** The colour in the middle of a picture that is shown. */
const colourOf = async (bytes: Buffer) => {
  const { dominant } = await sharp(bytes).stats()
  return dominant.r > 150 && dominant.b < 100 ? "red" : dominant.b > 150 && dominant.r < 100 ? "blue" : "between"
}

const openEditor = async (page: Page) => {
  await page.goto("/profile")
  // What is pressed before a page is awake is done then; what is chosen or dropped is not.
  await isHydrated(page)
  return page.getByRole("region", { name: "Your portrait" })
}

test("a portrait: chosen, cut by keys, shown in the menu of every page, removed", async ({ page, studio }) => {
  await logInByCookie(page, studio.email)
  const editor = await openEditor(page)
  const choose = (name: string, mimeType: string, buffer: Buffer) =>
    editor.getByLabel("Choose a picture").setInputFiles({ name, mimeType, buffer })
  const refused = (sentence: RegExp) => expect(editor.getByRole("alert")).toContainText(sentence)

  await choose("drawing.svg", "image/svg+xml", svgWithScript)
  await refused(/JPEG, PNG or WebP/)
  await choose("drawing.jpg", "image/jpeg", svgWithScript)
  await refused(/not a picture/)
  await choose("large.jpg", "image/jpeg", Buffer.alloc(10 * 1024 * 1024 + 1))
  await refused(/larger than 10 MB/)
  await choose("small.png", "image/png", await photo({ type: "png", width: 150, height: 150 }))
  await refused(/too small/)

  // Red on the left, blue on the right: as wide as high, then cut by keys to what is on the right.
  await choose("me.jpg", "image/jpeg", await photo({ width: 1600, height: 1200 }))
  await expect(editor.getByText("The picture is here.")).toBeVisible()
  await expect(editor.getByRole("alert")).toHaveCount(0)
  expect(await accessibilityFaults(page)).toEqual([])
  const square = editor.getByRole("slider", { name: "Square of the picture" })
  await expect(square).toBeFocused()
  for (let press = 0; press < 8; press++) await page.keyboard.press("+")
  for (let press = 0; press < 8; press++) await page.keyboard.press("Shift+ArrowLeft")
  await expect(square).toHaveAttribute("aria-valuetext", "100 % across, 50 % down")
  await editor.getByRole("button", { name: "Save portrait" }).click()
  await expect(page.getByText("Your portrait is saved.")).toBeVisible()
  const shown = page.locator("header button img")
  await expect(shown).toHaveAttribute("src", /^\/files\/[\w-]+\/96$/)
  const address = (await shown.getAttribute("src"))!
  await expect(page.getByRole("main").locator('img[src^="/files/"]')).toHaveCount(1)
  expect(await colourOf(await (await page.request.get(address)).body())).toBe("blue")

  // Also where no application runs, and on the public profile in the drawing's place.
  await page.goto("/")
  await expect(page.locator(`header img[src="${address}"]`)).toBeVisible()
  await expect(async () => {
    await page.goto(`/providers/${studio.professionalId}`)
    await expect(page.locator('main img[src^="/files/"]')).toHaveAttribute("src", /^\/files\//, {
      timeout: 500,
    })
  }).toPass()

  await openEditor(page)
  await editor.getByRole("button", { name: "Remove portrait" }).click()
  await expect(page.getByText("Your portrait is removed.")).toBeVisible()
  await expect(shown).toHaveCount(0)
  await expect(page.getByRole("main").locator('img[src^="/files/"]')).toHaveCount(0)
  await expect(editor.getByRole("button", { name: "Choose a picture" })).toBeFocused()
  expect((await page.request.get(address)).status()).toBe(404)
})

test("a portrait is hidden by the desk with a reason, appealed, and shown again", async ({
  page,
  elsewhere,
  request,
  people,
  customer,
}) => {
  const headers = { authorization: `Bearer ${customer.token}` }
  const sent = { data: await photo(), headers: { ...headers, "content-type": "application/octet-stream" } }
  const file_id = (await (await request.post("/api/files?purpose=portrait&name=me.jpg", sent)).json()).id
  expect((await request.put("/api/user/portrait", { data: { file_id }, headers })).status()).toBe(200)

  await logInByCookie(page, (await people.admin()).email, "admin-login")
  await page.goto(`/admin/people/${customer.account_id}`)
  await page.getByRole("link", { name: "Hide the portrait" }).click()
  const hiding = page.getByRole("dialog", { name: `Hide the portrait of ${customer.full_name}?` })
  await hiding.getByLabel("Reason").fill("It is a picture of somebody else.")
  await hiding.getByRole("button", { name: "Hide the portrait" }).click()
  await expect(page.getByText("Hidden. Its author was told.")).toBeVisible()
  const inModeration = page.getByRole("link", { name: "Portrait in Moderation" })
  await expect(inModeration).toBeFocused()
  await expect(page.getByRole("main")).toContainText("Portrait hidden")

  const theirs = await elsewhere()
  await logInByCookie(theirs, customer.email)
  await theirs.goto("/user/profile")
  const title = theirs.getByRole("heading", { name: "This portrait is hidden" })
  const notice = theirs.locator("section").filter({ has: title }).last()
  await expect(notice).toContainText("It is a picture of somebody else.")
  await expect(theirs.locator("header button img")).toHaveCount(0)
  await notice.getByRole("button", { name: "Appeal" }).click()
  await theirs.getByLabel("Why it should be shown again").fill("It is me, in 2019.")
  expect(await accessibilityFaults(theirs)).toEqual([])
  await theirs.getByRole("button", { name: "Send appeal" }).click()
  await expect(notice).toContainText("Our team reads it, and writes to you.")

  await inModeration.click()
  const item = page.getByRole("listitem").filter({ hasText: customer.full_name })
  await expect(item).toContainText("It is me, in 2019.")
  await item.getByRole("link", { name: /^Restore/ }).click()
  const restoring = page.getByRole("dialog", { name: "Restore this portrait?" })
  await restoring.getByLabel("Reason").fill("It is them, as they say.")
  await restoring.getByRole("button", { name: "Restore" }).click()
  await expect(restoring).toHaveCount(0)
  await theirs.reload()
  await expect(theirs.locator("header button img")).toBeVisible()
  await expect(notice).toHaveCount(0)
})

test("a picture is dragged and dropped, moved by the pointer, and given up", async ({ page, customer }) => {
  await logInByCookie(page, customer.email)
  const editor = await openEditor(page)
  const dropped = (await photo()).toString("base64")
  const data = await page.evaluateHandle(async (base64) => {
    const transfer = new DataTransfer()
    const bytes = Uint8Array.from(atob(base64), (mail) => mail.charCodeAt(0))
    transfer.items.add(new File([bytes], "me.jpg", { type: "image/jpeg" }))
    return transfer
  }, dropped)
  await editor.dispatchEvent("dragover", { dataTransfer: data })
  await expect(editor.getByText("Drop the picture here")).toBeVisible()
  await editor.dispatchEvent("drop", { dataTransfer: data })
  const square = editor.getByRole("slider", { name: "Square of the picture" })
  await square.scrollIntoViewIfNeeded()
  const box = (await square.boundingBox())!
  const middle = [box.x + box.width / 2, box.y + box.height / 2] as const
  await page.mouse.move(...middle)
  await page.mouse.down()
  await page.mouse.move(middle[0] - 400, middle[1])
  await page.mouse.up()
  await expect(square).toHaveAttribute("aria-valuetext", /^100 % across/)
  const gone = page.waitForResponse((answer) => answer.request().method() === "DELETE")
  await expect(editor.getByText("The picture is here.")).toBeVisible()
  await editor.getByRole("button", { name: "Cancel" }).click()
  expect((await gone).status()).toBe(200)
  await expect(editor.getByRole("button", { name: "Choose a picture" })).toBeVisible()
  await expect(editor.getByRole("button", { name: "Remove portrait" })).toHaveCount(0)
})

test("a picture whose line is cut says so, and can be sent again", async ({ page, customer }) => {
  await logInByCookie(page, customer.email)
  const editor = await openEditor(page)
  const choose = async () =>
    editor
      .getByLabel("Choose a picture")
      .setInputFiles({ name: "me.jpg", mimeType: "image/jpeg", buffer: await photo() })
  await page.route("**/api/files?*", (route) => route.abort())
  await choose()
  await expect(editor.getByRole("alert")).toContainText(/could not be sent/)
  await page.unroute("**/api/files?*")
  await choose()
  await expect(editor.getByText("The picture is here.")).toBeVisible()
})
