import { expect, type Page } from "@playwright/test"
import { demoPassword, mailTo } from "./test.ts"

/** Signing in through the call, for what a journey needs to know about a person. */
export const whoIs = async (page: Page, email: string) => {
  const answer = await page.request.post("/api/auth/login", { data: { identifier: email, password: demoPassword } })
  expect(answer.status()).toBe(200)
  return (await answer.json()) as {
    token: string
    user: { business_name: string; professional_id: string; full_name: string }
  }
}

let people = 0
export const newEmail = () => {
  people += 1
  return `rohan.${Date.now()}.${process.pid}.${people}@home.example`
}

/** Fills the sign-up form that is open, and waits for the login page that follows. */
export const signUpHere = async (page: Page, email: string, name = "Rohan Deshpande") => {
  await page.getByLabel("Full name").fill(name)
  await page.getByLabel("Email", { exact: true }).fill(email)
  await page.getByLabel("Mobile number").fill("+91 98220 45678")
  await page.getByLabel("Password", { exact: true }).fill("Courtyard-77")
  await page.getByRole("button", { name: "Create account" }).click()
  await page.waitForURL(/\/login/)
}

export const activationLink = async (page: Page, email: string) => {
  const mail = await mailTo(page, email, /Activate/)
  return mail.links.find((link) => link.includes("/activate-account"))!
}

export const logInHere = async (page: Page, email: string, password: string) => {
  await page.getByLabel("Email or mobile number").fill(email)
  await page.getByLabel("Password", { exact: true }).fill(password)
  await page.getByRole("button", { name: "Log in", exact: true }).click()
}

/** A day and a time that nobody has, `days` ahead; the hour spreads the tests over the day. */
export const freeSlot = (days: number, time = "11:00") => {
  const day = new Date(Date.now() + 330 * 60_000 + days * 86_400_000)
  return { date: day.toISOString().slice(0, 10), time }
}
