/** A professional puts pictures and projects into another order: with a mouse, with a finger, and by buttons. */
import type { APIRequestContext, Locator, Page } from "@playwright/test"
import sharp from "sharp"
import { accessibilityFaults } from "../accessibility.ts"
import type { Studio } from "../bookings.ts"
import { logInByCookie } from "../people.ts"
import { expect, test } from "../test.ts"

const flat = (background: string) =>
  sharp({ create: { width: 1200, height: 900, channels: 3, background } })
    .jpeg()
    .toBuffer()

/** Finished but for being published, with three pictures. */
const makeProject = async (request: APIRequestContext, { token, professionalId }: Studio, title: string) => {
  const headers = { authorization: `Bearer ${token}` }
  const ids: string[] = []
  for (const colour of ["#b04020", "#2f6b4a", "#3f6c8f"]) {
    const sent = { headers: { ...headers, "content-type": "image/jpeg" }, data: await flat(colour) }
    ids.push((await (await request.post("/api/files?purpose=project&name=room.jpg", sent)).json()).id)
  }
  const pictures = ids.map((file_id, at) => ({ file_id, caption: `Picture the ${["first", "second", "third"][at]}` }))
  const data = { title, work: "kitchen", locality: "Kothrud", completed_year: 2024, pictures }
  const { project } = await (await request.post(`/api/provider/${professionalId}/projects`, { headers, data })).json()
  await request.put(`/api/provider/${professionalId}/projects/${project.id}`, { headers, data: { published: true } })
  return { id: project.id as string, ids }
}

const region = (page: Page) => page.getByRole("region", { name: "Photographs" })
const idsOf = (page: Page) =>
  region(page)
    .locator("li")
    // While it is dragged they change places by CSS alone.
    .evaluateAll((items) =>
      items
        .toSorted((one, other) => Number(one.style.order) - Number(other.style.order))
        .map((item) => item.querySelector("img")!.src.split("/").at(-2)),
    )

const middleOf = async (locator: Locator) => {
  await locator.scrollIntoViewIfNeeded()
  const { x, y, width, height } = (await locator.boundingBox())!
  return { x: x + width / 2, y: y + height / 2 }
}

test("pictures and projects are dragged with a mouse, and stay where they were let go", async ({
  page,
  studio,
  request,
}) => {
  await makeProject(request, studio, "The second of them")
  const { id, ids } = await makeProject(request, studio, "The first of them")
  const [first, second, third] = ids
  await logInByCookie(page, studio.email)
  await page.goto(`/provider/projects/${id}`)
  await expect.poll(() => idsOf(page)).toEqual([first, second, third])
  const from = await middleOf(page.getByRole("button", { name: "Move picture 3 of 3" }))
  const to = await middleOf(region(page).locator("li img").first())
  await page.mouse.move(from.x, from.y)
  await page.mouse.down()
  await page.mouse.move(to.x, to.y, { steps: 8 })
  await expect.poll(() => idsOf(page)).toEqual([third, first, second])
  // Thought better of.
  await page.keyboard.press("Escape")
  await page.mouse.up()
  await expect.poll(() => idsOf(page)).toEqual([first, second, third])

  await page.mouse.move(from.x, from.y)
  await page.mouse.down()
  await page.mouse.move(to.x, to.y, { steps: 8 })
  await page.mouse.up()
  await expect.poll(() => idsOf(page)).toEqual([third, first, second])
  await expect(region(page).getByRole("listitem").first()).toContainText("Cover")
  await expect(page.getByRole("complementary").getByText("Saved", { exact: true })).toBeVisible()
  await page.reload()
  await expect.poll(() => idsOf(page)).toEqual([third, first, second])

  await page.goto("/provider/projects")
  const titles = page.getByRole("main").getByRole("heading", { level: 2 })
  await expect(titles).toHaveText([/The first/, /The second/])
  const handle = await middleOf(page.getByRole("button", { name: "Move “The first of them”, 1 of 2" }))
  const below = await middleOf(titles.last())
  await page.mouse.move(handle.x, handle.y)
  await page.mouse.down()
  await page.mouse.move(below.x, below.y, { steps: 8 })
  await page.mouse.up()
  await expect(titles).toHaveText([/The second/, /The first/])
  await page.reload()
  await expect(titles).toHaveText([/The second/, /The first/])

  const saved = page.waitForEvent("download")
  await page.getByRole("link", { name: "Download all pictures" }).click()
  expect((await saved).suggestedFilename()).toMatch(/^work-.*\.zip$/)
})

test.describe("on a phone", () => {
  // Loaded anew while the order is on its way, the page sends it once more, and goes on from what is there.
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true, allowConsole: /409 \(Conflict\)/ })

  test("pictures are dragged with a finger, or moved by buttons", async ({ page, studio, request }) => {
    const { id, ids } = await makeProject(request, studio, "On a phone")
    const [first, second, third] = ids
    await logInByCookie(page, studio.email)
    await page.goto(`/provider/projects/${id}`)
    await expect.poll(() => idsOf(page)).toEqual([first, second, third])
    const to = await middleOf(region(page).locator("li img").first())
    const from = await middleOf(page.getByRole("button", { name: "Move picture 2 of 3" }))
    const finger = await page.context().newCDPSession(page)
    const touch = (type: "touchStart" | "touchMove" | "touchEnd", touchPoints: { x: number; y: number }[]) =>
      finger.send("Input.dispatchTouchEvent", { type, touchPoints })
    await touch("touchStart", [from])
    for (const part of [0.25, 0.5, 0.75, 1])
      await touch("touchMove", [{ x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part }])
    await touch("touchEnd", [])
    await expect.poll(() => idsOf(page)).toEqual([second, first, third])

    await region(page).getByRole("link", { name: "Edit picture 3" }).click()
    const dialog = page.getByRole("dialog")
    await dialog.getByRole("button", { name: "Earlier" }).click()
    await expect.poll(() => idsOf(page)).toEqual([second, third, first])
    await dialog.getByRole("button", { name: "Done" }).click()
    await page.reload()
    await expect.poll(() => idsOf(page)).toEqual([second, third, first])

    // As everybody sees it: the cover leads to all pictures, one after the other, and Back to the page.
    await page.goto(`/providers/${studio.professionalId}/projects/${id}`)
    expect(await accessibilityFaults(page)).toEqual([])
    await page.getByRole("link", { name: "All 3 pictures" }).click()
    const viewer = page.getByRole("dialog")
    await expect(viewer.getByText("1 of 3")).toBeVisible()
    await expect(viewer.getByText("Picture the second")).toBeVisible()
    await viewer.getByRole("button", { name: "Next" }).click()
    await expect(page).toHaveURL(new RegExp(`picture=${third}$`))
    await expect(viewer.getByText("Picture the third")).toBeVisible()
    expect(await accessibilityFaults(page)).toEqual([])
    await page.goBack()
    await expect(viewer).toBeHidden()
    await expect(page).toHaveURL(new RegExp(`projects/${id}$`))
  })
})
