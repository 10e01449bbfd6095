/** A professional shows their work: on a phone with a slow line, and by the keyboard alone. */
import type { Page } from "@playwright/test"
import sharp from "sharp"
import { accessibilityFaults } from "../accessibility.ts"
import { logInByCookie } from "../people.ts"
import { expect, test } from "../test.ts"

test.use({ allowConsole: /status of (503|409)|net::ERR_INTERNET_DISCONNECTED/ })

/** A flat colour in the middle of which is seen which picture it is. */
const picture = async (name: string, color: string, width: number, height: number, orientation = 1) => ({
  name,
  mimeType: "image/jpeg",
  buffer: await sharp({ create: { width, height, channels: 3, background: color } })
    .withMetadata({ orientation })
    .jpeg()
    .toBuffer(),
})

const photographs = async () => [
  await picture("living.jpg", "#b04020", 1600, 1200),
  await picture("hall.jpg", "#2f6b4a", 900, 1200),
  await picture("lying.jpg", "#3f6c8f", 1200, 900, 6),
]

/** About a slow line in a village: each photograph takes a moment, and others wait. */
const slowDown = async (page: Page) => {
  const line = await page.context().newCDPSession(page)
  await line.send("Network.enable")
  await line.send("Network.emulateNetworkConditions", {
    ...{ offline: false, latency: 150 },
    ...{ downloadThroughput: 400_000, uploadThroughput: 60_000 },
  })
}

const idsOf = async (page: Page) =>
  page
    .getByRole("region", { name: "Photographs" })
    .locator("li img")
    .evaluateAll((images) => images.map((image) => (image as HTMLImageElement).src.split("/").at(-2)))

test("from an empty portfolio to a published project, on a phone with a slow line", async ({ page, studio }) => {
  test.slow()
  await page.setViewportSize({ width: 360, height: 780 })
  await logInByCookie(page, studio.email)
  await page.goto("/provider/projects")
  await expect(page.getByText("Show what you have built")).toBeVisible()
  expect(await accessibilityFaults(page)).toEqual([])
  await page.getByRole("button", { name: "Add your first project" }).click()
  await expect(page.getByRole("heading", { name: "New project" })).toBeVisible()
  const pictures = page.getByRole("region", { name: "Photographs" })
  await expect(pictures.getByRole("button", { name: "Add photographs" })).toBeVisible()

  // One of three does not come at first; the others do, and meanwhile the rest is filled in.
  let isDown = true
  await page.route("**/api/files?*hall.jpg*", (route) =>
    isDown ? route.fulfill({ status: 503, body: "{}" }) : route.fallback(),
  )
  await slowDown(page)
  await pictures.getByLabel("Add photographs", { exact: true }).setInputFiles(await photographs())
  await expect(pictures.getByText("0 of 3 have arrived")).toBeVisible()
  await page.getByLabel("Title").fill("A flat for readers")
  await page.getByLabel("Kind of work").selectOption({ label: "Living room" })
  await expect(pictures.getByRole("alert")).toContainText("could not be sent")
  isDown = false
  await expect(pictures.locator("li img")).toHaveCount(2)
  await pictures.getByRole("button", { name: "Try hall.jpg again" }).click()
  await expect(pictures.locator("li img")).toHaveCount(3)
  // It stands where it was chosen.
  const [living, hall, lying] = await idsOf(page)

  // It becomes the cover, by the keyboard, and keeps the focus.
  const handle = pictures.getByRole("button", { name: "Move picture 2 of 3" })
  await handle.focus()
  await page.keyboard.press("ArrowRight")
  await expect(pictures.getByRole("button", { name: "Move picture 3 of 3" })).toBeFocused()
  await page.keyboard.press("Home")
  await expect(pictures.getByRole("button", { name: "Move picture 1 of 3" })).toBeFocused()
  expect(await idsOf(page)).toEqual([hall, living, lying])
  await expect(pictures.getByRole("listitem").first()).toContainText("Cover")
  await expect(pictures.getByText("Now 1 of 3: the cover.")).toBeAttached()

  // What is missing is said, and leads there.
  await page.getByRole("button", { name: "Publish", exact: true }).click()
  await expect(page.getByLabel("Locality")).toHaveAccessibleDescription(/in which part of the city/)
  await page.getByRole("link", { name: "The locality" }).click()
  await expect(page.getByLabel("Locality")).toBeFocused()
  await page.keyboard.type("Kothrud")
  await page.getByLabel("Year of completion").fill("2024")
  await pictures.getByRole("link", { name: "Edit picture 1" }).click()
  await page.getByRole("dialog").getByLabel("Caption").fill("The hall, towards the garden")
  expect(await accessibilityFaults(page)).toEqual([])
  await page.getByRole("dialog").getByRole("button", { name: "Done" }).click()
  await expect(page.getByRole("complementary").getByText("Saved", { exact: true })).toBeVisible()
  await page.reload()
  await expect(page.getByRole("heading", { name: "A flat for readers" })).toBeVisible()
  expect(await accessibilityFaults(page)).toEqual([])
  // Where one looks at it nobody asks themselves about it, and it can be published.
  const preview = async () => {
    await page.getByRole("link", { name: "Preview" }).click()
    await expect(page.getByText("This is how it will look. Only you see it yet.")).toBeVisible()
  }
  await preview()
  await expect(page.getByRole("link", { name: "Ask about a job like this" })).toHaveCount(0)
  const publish = page.getByRole("button", { name: "Publish", exact: true })
  await expect(publish).toBeVisible()
  // What cannot be saved is not published: the form says what it is.
  await page.getByRole("link", { name: "Back to editing" }).click()
  await page.getByLabel("Area in sq ft").fill("many")
  await preview()
  await publish.click()
  await expect(page.getByLabel("Area in sq ft")).toHaveAccessibleDescription(/digits/)
  await expect(page.getByText("Ready to publish.")).toHaveCount(0)
  await page.getByLabel("Area in sq ft").fill("850")
  await expect(page.getByRole("complementary").getByText("Saved", { exact: true })).toBeVisible()
  await preview()
  await publish.click()
  await expect(page.getByText("Published. Everybody can see it on your profile now.")).toBeVisible()

  // Upright, whichever way the phone was held.
  const { width, height } = await sharp(await (await page.request.get(`/files/${lying}/small`)).body()).metadata()
  expect(width! < height!).toBe(true)

  await page.goto("/provider/projects")
  await expect(page.getByText("Living room · 850 sq ft · Kothrud · 2024 · 3 pictures")).toBeVisible()
  await expect(async () => {
    await page.goto(`/providers/${studio.professionalId}`)
    await expect(page.locator(`main img[src*="${hall}"]`).first()).toBeAttached({ timeout: 1_000 })
  }).toPass()
  await page
    .getByRole("link", { name: /A flat for readers/ })
    .first()
    .click()
  await expect(page.getByText("The hall, towards the garden").first()).toBeVisible()
})

test("without a connection what is typed is kept, over a reload too, and arrives", async ({
  page,
  studio,
  request,
}) => {
  await logInByCookie(page, studio.email)
  await page.goto("/provider/projects")
  await page.getByRole("button", { name: /^Add (your first|a) project/ }).click()
  await expect(page.getByRole("heading", { name: "New project" })).toBeVisible()
  const side = page.getByRole("complementary")
  await page.route("**/api/provider/*/projects/*", (route) =>
    route.request().method() === "PUT" ? route.abort("internetdisconnected") : route.fallback(),
  )
  await page.getByLabel("Title").fill("Written in a tunnel")
  await expect(side.getByText("Not saved yet: no connection. We keep trying.").first()).toBeVisible()
  await page.reload()
  await expect(page.getByLabel("Title")).toHaveValue("Written in a tunnel")
  await page.unroute("**/api/provider/*/projects/*")
  await page.evaluate(() => dispatchEvent(new Event("online")))
  await expect(side.getByText("Saved", { exact: true })).toBeVisible()

  // Another window changes what this one has not touched.
  const [, projectId] = /projects\/([\w-]+)/.exec(page.url())!
  const path = `/api/provider/${studio.professionalId}/projects/${projectId}`
  const { token } = await page.evaluate(() => ({ token: localStorage.getItem("token") }))
  const headers = { authorization: `Bearer ${token}` }
  await request.put(path, { headers, data: { locality: "Aundh" } })
  await page.getByLabel("Area in sq ft").fill("1,250")
  await expect(page.getByLabel("Locality")).toHaveValue("Aundh")
  await expect(side.getByText("Saved", { exact: true })).toBeVisible()
  const { project } = await (await request.get(path, { headers })).json()
  expect(project).toMatchObject({ title: "Written in a tunnel", locality: "Aundh", area_sqft: 1250 })
})

test("projects are put into order and removed by the keyboard alone", async ({ page, studio, request }) => {
  await logInByCookie(page, studio.email)
  await page.goto("/provider/projects")
  const token = await page.evaluate(() => localStorage.getItem("token"))
  const headers = { authorization: `Bearer ${token}` }
  const path = `/api/provider/${studio.professionalId}/projects`
  const ids: Record<string, string> = {}
  for (const title of ["Third", "Second", "First"])
    ids[title] = (await (await request.post(path, { headers, data: { title } })).json()).project.id
  await page.reload()
  const titles = page.getByRole("main").getByRole("heading", { level: 2 })
  await expect(titles).toHaveText([/First/, /Second/, /Third/])
  await page.getByRole("button", { name: "Move “Third”, 3 of 3" }).focus()
  await page.keyboard.press("Home")
  await expect(titles).toHaveText([/Third/, /First/, /Second/])
  await expect(page.getByRole("button", { name: "Move “Third”, 1 of 3" })).toBeFocused()
  await expect(page.getByText("Third is now 1 of 3.")).toBeAttached()
  await page.getByRole("button", { name: "Move “First” later" }).focus()
  await page.keyboard.press("Enter")
  await expect(titles).toHaveText([/Third/, /Second/, /First/])
  await expect(page.getByRole("button", { name: "Move “First” later" })).toBeFocused()

  const kept = async () =>
    (await (await request.get(path, { headers })).json()).projects.map(({ title }: { title: string }) => title)
  await expect.poll(kept).toEqual(["Third", "Second", "First"])

  // Another window was faster: its order stays, and is shown.
  const theirs = [ids.First, ids.Third, ids.Second]
  await request.put(`${path}/order`, { headers, data: { project_ids: theirs } })
  await page.getByRole("button", { name: "Move “Third” later" }).focus()
  await page.keyboard.press("Enter")
  await expect(page.getByText("The order was changed in another window meanwhile.")).toBeVisible()
  await expect(titles).toHaveText([/First/, /Third/, /Second/])

  await page.getByRole("link", { name: "Remove “Second”" }).focus()
  await page.keyboard.press("Enter")
  await expect(page.getByRole("dialog", { name: "Remove Second?" })).toBeVisible()
  await page.getByRole("button", { name: "Remove project" }).focus()
  await page.keyboard.press("Enter")
  await expect(titles).toHaveText([/First/, /Third/])
  await page.reload()
  await expect(titles).toHaveText([/First/, /Third/])
})
