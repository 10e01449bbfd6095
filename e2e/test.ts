/** `test` for journeys: any console error, page error or policy violation fails it, in every browser it opens. */
import {
  type BrowserContext,
  type BrowserContextOptions,
  test as base,
  type ConsoleMessage,
  expect,
  type Page,
  type WebError,
} from "@playwright/test"
import type { Person } from "../test/people.ts"
import type { Studio } from "./bookings.ts"
import { siteUrl } from "./browser.ts"
import { openPeople, type People } from "./own-people.ts"

export { expect }

/** A page in a browser of its own, as on another device. */
export type Elsewhere = (options?: BrowserContextOptions) => Promise<Page>

interface Fixtures {
  /** A refusal that a journey means to meet is logged by the browser itself; everything else is a fault. */
  allowConsole: RegExp | undefined
  watch: (context: BrowserContext) => void
  watched: undefined
  elsewhere: Elsewhere
  /** Of this test alone, on the site under test. */
  customer: Person
  studio: Studio
}

export const test = base.extend<Fixtures, { people: People }>({
  allowConsole: [undefined, { option: true }],
  watch: async ({ allowConsole }, use) => {
    const faults: string[] = []
    const hear = (message: ConsoleMessage) => {
      if (message.type() !== "error" || allowConsole?.test(message.text())) return
      faults.push(`${message.text()} (${message.location().url})`)
    }
    const hearError = (error: WebError) => faults.push(String(error.error()))
    const contexts: BrowserContext[] = []
    await use((context) => {
      context.on("console", hear).on("weberror", hearError)
      contexts.push(context)
    })
    // One may go on after this test.
    for (const context of contexts) context.off("console", hear).off("weberror", hearError)
    expect(faults, "errors in the console").toEqual([])
  },
  watched: [
    async ({ context, watch }, use) => {
      watch(context)
      await use(undefined)
    },
    { auto: true },
  ],
  elsewhere: async ({ browser, watch }, use) => {
    const contexts: BrowserContext[] = []
    await use(async (options) => {
      const context = await browser.newContext(options)
      contexts.push(context)
      watch(context)
      return context.newPage()
    })
    for (const context of contexts) await context.close()
  },
  people: [
    async ({ playwright }, use) => {
      const request = await playwright.request.newContext({ baseURL: siteUrl })
      const people = openPeople(request)
      await use(people)
      await people.close()
      await request.dispose()
    },
    { scope: "worker" },
  ],
  customer: async ({ people }, use) => use(await people.customer()),
  studio: async ({ people }, use) => use(await people.professional()),
})

export interface Mail {
  to: string
  subject: string
  text: string
  html: string
  links: string[]
}

export const mailsTo = async (page: Page, to: string): Promise<Mail[]> => {
  const answer = await page.request.get(`/dev/mailbox.json?to=${encodeURIComponent(to)}`)
  return ((await answer.json()) as { mails: Mail[] }).mails
}

/** The newest mail to a person that the test means; waits for it. */
export const mailTo = async (page: Page, to: string, subject: RegExp, text = /./): Promise<Mail> => {
  let found: Mail | undefined
  await expect(async () => {
    found = (await mailsTo(page, to)).find((mail) => subject.test(mail.subject) && text.test(mail.text))
    expect(found, `a mail to ${to} about ${subject}`).toBeTruthy()
  }).toPass({ timeout: 10_000 })
  return found!
}

export const demoPassword = "Namaste-2026"
