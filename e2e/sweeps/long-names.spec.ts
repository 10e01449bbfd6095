/** Who is called by one word of sixty letters widens no page, dialog or menu, neither their own nor the other side's. */
import type { Page } from "@playwright/test"
import { bookByCall, slotIn } from "../bookings.ts"
import { layOutAll } from "../lay-out.ts"
import { pages } from "../pages.ts"
import { logInByCookie } from "../people.ts"
import { expect, test } from "../test.ts"

test.use({ viewport: { width: 360, height: 800 }, contextOptions: { reducedMotion: "reduce" } })

const name = "W".repeat(60)

/** Of the page, and of what scrolls in a dialog by itself. */
const widest = () => {
  const scrolling = [...document.querySelectorAll("dialog, dialog > div")].map(
    (one) => window.innerWidth + one.scrollWidth - one.clientWidth,
  )
  return Math.max(document.documentElement.scrollWidth, ...scrolling)
}

const expectNarrow = async (page: Page, path: string) => {
  await page.goto(path)
  await expect(page.getByRole("heading", { level: 1 })).toHaveCount(1)
  if (/booking=|cancel=|propose=|book=/.test(path)) await expect(page.getByRole("dialog")).toBeVisible()
  await layOutAll(page)
  expect.soft(await page.evaluate(widest), `pixels wide at 360: ${path}`).toBeLessThanOrEqual(360)
}

/** Those of an area that show people: its lists, dashboards, profiles and settings. */
const areaOf = (start: string) =>
  pages.flatMap(({ path }) => (path.startsWith(start) && !/[?:]/.test(path) ? path : []))

test("a name of sixty letters breaks on every page of both areas, and in their dialogs", async ({
  people,
  request,
  page,
  elsewhere,
}) => {
  const customer = await people.customer(name)
  const studio = await people.professional({ hours: { from: 0, to: 1440 } }, name)
  const more = { notes: name, place: { locality: name, address: name }, delivery: "at_site" }
  const book = async (days: number) => (await bookByCall(request, { customer, studio, slot: slotIn(days), more })).id
  const [asked, confirmed] = [await book(2), await book(3)]
  await people.confirm([confirmed])
  const { date, time } = slotIn(4)
  await request.post(`/api/provider/${studio.professionalId}/bookings/${confirmed}/propose`, {
    headers: { authorization: `Bearer ${studio.token}` },
    data: { booking_date: `${date}T${time}:00+05:30` },
  })
  const dialogs = (list: string) => [
    ...[asked, confirmed].map((id) => `${list}?booking=${id}`),
    ...[`${list}?cancel=${asked}`, `${list}?propose=${asked}`],
  ]
  await logInByCookie(page, customer.email)
  const shown = [`/providers/${studio.professionalId}`, studio.dialog, `/compare?ids=${studio.professionalId}`]
  for (const path of [...areaOf("/user/"), ...dialogs("/user/bookings"), ...shown]) await expectNarrow(page, path)

  const other = await elsewhere({ viewport: { width: 360, height: 800 } })
  await logInByCookie(other, studio.email)
  for (const path of [...areaOf("/provider/"), ...dialogs("/provider/bookings")]) await expectNarrow(other, path)
  await other.goto("/provider/bookings")
  await other.getByRole("button", { name: /^Account menu of/ }).click()
  expect(await other.evaluate(widest), "pixels wide with the menu open").toBeLessThanOrEqual(360)
})
