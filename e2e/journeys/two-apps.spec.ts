/** Two people on two apps of one database: what one writes reaches the other, also when the other's app is killed and comes back. */
import type { Page } from "@playwright/test"
import { port } from "../browser.ts"
import { makeOwnSite, type OwnSite } from "../own-site.ts"
import { logInByCookie, sessionOf } from "../people.ts"
import { expect, test } from "../test.ts"

/** Beside those of killed.spec.ts, far from the ports of other runs, and others for each worker. */
const ownPort = port + 1000 * (1 + Number(process.env.TEST_PARALLEL_INDEX ?? 0)) + 10

test.use({ allowConsole: /net::ERR_|Failed to load resource|error occurred when fetching the script/ })

let [site, other] = [] as unknown as [OwnSite, OwnSite]
test.beforeAll(async () => {
  test.setTimeout(120_000)
  site = makeOwnSite(ownPort)
  await site.start()
  other = makeOwnSite(ownPort + 1, { DATABASE_URL: site.databaseUrl() })
  await other.start()
})
test.afterAll(async () => {
  await other?.remove()
  await site?.remove()
})

const say = async (page: Page, text: string) => {
  await page.getByRole("textbox", { name: "Your message" }).fill(text)
  await page.keyboard.press("Enter")
}
const bubbles = (page: Page, word: string) => page.locator("[data-seq]").filter({ hasText: word })
const numbersOf = async (page: Page, word: string) =>
  (await bubbles(page, word).locator("p.whitespace-pre-wrap").allTextContents()).map((text) =>
    Number(text.split(" ")[1]),
  )
const upTo = (count: number) => Array.from({ length: count }, (_, at) => at + 1)

test("one of two apps is killed: nothing is lost, and both go on without a reload", async ({ elsewhere }, info) => {
  test.setTimeout(120_000)
  const home = await elsewhere({ baseURL: site.url })
  const desk = await elsewhere({ baseURL: other.url, viewport: { width: 1440, height: 900 } })
  await logInByCookie(home, "customer@demo.example")
  await logInByCookie(desk, "provider@demo.example")
  const { user } = await sessionOf(desk.request, "provider@demo.example")
  await home.goto(`/messages?to=${user.professional_id}`)
  await expect(home).toHaveURL(/\/messages\/[\w-]+$/)
  await desk.goto(new URL(home.url()).pathname)
  await expect(desk.getByRole("textbox", { name: "Your message" })).toBeVisible()

  const times: number[] = []
  for (const at of upTo(10)) {
    const sentAt = Date.now()
    await say(home, `Across ${at}`)
    await expect(bubbles(desk, "Across")).toHaveCount(at)
    times.push(Date.now() - sentAt)
  }
  info.annotations.push({ type: "ms from one app to the other, browsers included", description: times.join(" ") })

  await other.killApp()
  for (const at of upTo(5)) await say(home, `Meanwhile ${at}`)
  for (const at of upTo(5)) await say(desk, `Unheard ${at}`)
  await expect(bubbles(home, "Meanwhile")).toHaveCount(5)
  await other.start()
  await expect(bubbles(desk, "Meanwhile")).toHaveCount(5, { timeout: 60_000 })
  await expect(bubbles(home, "Unheard")).toHaveCount(5, { timeout: 60_000 })
  await say(home, "Again 1")
  await expect(bubbles(desk, "Again")).toHaveCount(1)
  for (const page of [home, desk]) {
    expect(await numbersOf(page, "Across")).toEqual(upTo(10))
    expect(await numbersOf(page, "Meanwhile")).toEqual(upTo(5))
    expect(await numbersOf(page, "Unheard")).toEqual(upTo(5))
  }
})
