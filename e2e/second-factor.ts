/** Setting up a second factor, and logging in at the administrators' door. */
import { expect, type Page } from "@playwright/test"
import { codeAt } from "../test/totp.ts"
import { demoPassword } from "./test.ts"

const keyOnPage = async (page: Page) => {
  const shown = await page.getByText(/^([A-Z2-7]{4} ){7}[A-Z2-7]{4}$/).textContent()
  return shown!.replaceAll(" ", "")
}

/** From the offer on the page to the recovery codes. */
export const setUp = async (page: Page) => {
  const secret = await keyOnPage(page)
  await page.getByLabel("Code", { exact: true }).fill(codeAt(secret, new Date()))
  await page.getByRole("button", { name: "Switch on" }).click()
  const codes = page.getByRole("list", { name: "Recovery codes" }).getByRole("listitem")
  await expect(codes).toHaveCount(10)
  return { secret, codes: await codes.allTextContents() }
}

export const fillAdminLogin = async (page: Page, email: string, password = demoPassword) => {
  await page.getByLabel("Email").fill(email)
  await page.getByLabel("Password", { exact: true }).fill(password)
  await page.getByRole("button", { name: "Log in" }).click()
}

export const codeField = (page: Page) => page.getByLabel("Code from your app")
