/**
 * Two people write to each other over connections that break at each step: all that was written arrives, once, and in one order
 * on both sides. More of it: `MESSAGE_SEEDS=1-20 MESSAGES=500 npm test -- e2e/journeys/cut-messages.spec.ts`.
 */
import type { Page } from "@playwright/test"
import { seededRandom } from "../../test/chance.ts"
import { type BadConnection, openBadConnection, type Trouble } from "../bad-connection.ts"
import { logInByCookie } from "../people.ts"
import { pick } from "../submissions.ts"
import { expect, test } from "../test.ts"

const [first = 1, last = first] = (process.env.MESSAGE_SEEDS ?? "1").split("-").map(Number)
const count = Number(process.env.MESSAGES ?? 30)

test.use({ allowConsole: /Failed to load resource|net::ERR_|when fetching the script/ })

const sending = /^\/api\/conversations\/[^/]+\/messages$/
const troubles: readonly Trouble[] = ["dead", "lost", "cut", "busy", "crowded", "broken", "portal"]

interface Writer {
  page: Page
  line: BadConnection
  name: string
}

const write = async ({ page, line, name }: Writer, chance: () => number) => {
  for (let at = 1; at <= count / 2; at++) {
    if (chance() < 0.2) line.expect([pick(chance, troubles)])
    if (chance() < 0.1) line.drop()
    await page.getByRole("textbox", { name: "Your message" }).fill(`${name} ${at}`)
    await page.keyboard.press("Enter")
  }
}

const arrivedAt = (page: Page) =>
  page
    .locator("[data-seq]")
    .evaluateAll((rows) => rows.map((row) => row.querySelector("p.whitespace-pre-wrap")?.textContent ?? ""))

for (let seed = first; seed <= last; seed++)
  test(`seed ${seed}: all that was written arrives, once, and in one order on both sides`, async ({
    elsewhere,
    request,
    customer,
    studio,
  }) => {
    test.setTimeout(120_000 + count * 2500)
    const chance = seededRandom("messages", seed)
    const answer = await request.post("/api/conversations", {
      data: { provider_id: studio.professionalId },
      headers: { authorization: `Bearer ${customer.token}` },
    })
    const { conversation_id: id } = (await answer.json()) as { conversation_id: string }
    const writers: Writer[] = []
    for (const [name, { email }] of [
      ["home", customer],
      ["desk", studio],
    ] as const) {
      const line = await openBadConnection(sending)
      const page = await elsewhere({ baseURL: line.url, viewport: { width: 1440, height: 900 } })
      await logInByCookie(page, email)
      await page.goto(`/messages/${id}`)
      await expect(page.getByRole("textbox", { name: "Your message" })).toBeVisible()
      writers.push({ page, line, name })
    }
    await Promise.all(writers.map((writer) => write(writer, chance)))
    for (const { line } of writers) line.recover()

    // Who has missed many begins with the newest again, and finds the older ones further up.
    for (const { page } of writers) {
      await expect(page.locator(`[data-seq="${count}"]`)).toBeAttached({ timeout: 60_000 + count * 1000 })
      await expect(async () => {
        await page.locator("[data-seq]").first().scrollIntoViewIfNeeded()
        await expect(page.locator("[data-seq]")).toHaveCount(count, { timeout: 2_000 })
      }).toPass({ timeout: 60_000 + count * 400 })
    }
    const [atHome = [], atDesk = []] = await Promise.all(writers.map(({ page }) => arrivedAt(page)))
    expect(atDesk).toEqual(atHome)
    for (const { name } of writers)
      expect(atHome.filter((text) => text.startsWith(name))).toEqual(
        Array.from({ length: count / 2 }, (_, at) => `${name} ${at + 1}`),
      )
    for (const { line } of writers) line.close()
  })
