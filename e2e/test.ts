/** `test` for journeys: any console error, page error or policy violation fails it. */
import { AxeBuilder } from "@axe-core/playwright"
import { test as base, type ConsoleMessage, expect, type Page } from "@playwright/test"

export { expect }

/** A refusal that the journey means to meet is logged by the browser itself; everything else is a fault. */
const isExpected = (text: string, allowed: RegExp[]) => allowed.some((pattern) => pattern.test(text))

export const test = base.extend<{ allowConsole: RegExp[]; watched: undefined }>({
  allowConsole: [[], { option: true }],
  watched: [
    async ({ context, allowConsole }, use) => {
      const faults: string[] = []
      const hear = (message: ConsoleMessage) => {
        if (message.type() === "error" && !isExpected(message.text(), allowConsole))
          faults.push(`${message.text()} (${message.location().url})`)
      }
      context.on("console", hear)
      context.on("weberror", (error) => faults.push(String(error.error())))
      await use(undefined)
      expect(faults, "errors in the console").toEqual([])
    },
    { auto: true },
  ],
})

export interface Mail {
  to: string
  subject: string
  text: string
  links: string[]
}

/** The newest mail to a person whose subject fits; waits for it. */
export const mailTo = async (page: Page, to: string, subject: RegExp): Promise<Mail> => {
  let found: Mail | undefined
  await expect(async () => {
    const answer = await page.request.get(`/dev/mailbox.json?to=${encodeURIComponent(to)}`)
    const { mails } = (await answer.json()) as { mails: Mail[] }
    found = mails.find((mail) => subject.test(mail.subject))
    expect(found, `a mail to ${to} about ${subject}`).toBeTruthy()
  }).toPass({ timeout: 10_000 })
  return found!
}

export const demoPassword = "Namaste-2026"

export const logIn = async (page: Page, email: string, password = demoPassword) => {
  await page.goto("/login")
  await page.getByLabel(/email or mobile/i).fill(email)
  await page.getByLabel("Password", { exact: true }).fill(password)
  await page.getByRole("button", { name: /^log ?in$/i }).click()
  await page.waitForURL(/\/dashboard/)
}

/** WCAG 2.2 AA, as far as a machine can see. */
export const expectAccessible = async (page: Page) => {
  const { violations } = await new AxeBuilder({ page })
    .withTags(["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"])
    .analyze()
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.target.join(" ")).join("; ")}`)).toEqual(
    [],
  )
}
