import { type APIRequestContext, expect, type Page } from "@playwright/test"
import type { SessionUser } from "../src/platform/session/stored-user.ts"
import { newWord } from "./new-name.ts"
import { demoPassword, mailTo } from "./test.ts"

interface SignedIn {
  token: string
  user: SessionUser & { business_name: string; professional_id: string }
}

type LoginPage = "login" | "admin-login"

const logInByCall = async (
  request: APIRequestContext,
  email: string,
  {
    loginPage = "login",
    password = demoPassword,
  }: { loginPage?: LoginPage | undefined; password?: string | undefined } = {},
) => {
  const answer = await request.post(`/api/auth/${loginPage}`, { data: { identifier: email, email, password } })
  expect(answer.status()).toBe(200)
  return { site: new URL(answer.url()).origin, ...((await answer.json()) as SignedIn) }
}

/** Logs in by the call alone: for the ids and token of a person. */
export const sessionOf = async (request: APIRequestContext, email: string, password?: string): Promise<SignedIn> =>
  logInByCall(request, email, { password })

/**
 * Logs in without the form, before any page is opened, for journeys about something else: with the cookie, and with what a
 * browser stores of a login (specification 1 §6).
 */
export const logInByCookie = async (page: Page, email: string, loginPage?: LoginPage) => {
  const { site, token, user } = await logInByCall(page.request, email, { loginPage })
  const { professional_id, user_id, userType } = user
  const ids = professional_id ? { user_id, professional_id, provider_id: professional_id } : { user_id }
  const kept = Object.entries({ token, user: JSON.stringify(user), userType, ...ids })
  const localStorage = kept.map(([name, value]) => ({ name, value }))
  const { cookies } = await page.context().storageState()
  await page.context().setStorageState({ cookies, origins: [{ origin: site, localStorage }] })
}

export const newEmail = () => `rohan.${newWord().toLowerCase()}@home.example`
export const newPassword = "Courtyard-77"

/** Fills the sign-up form that is open, and waits for the login page that follows. */
export const signUpHere = async (page: Page, email: string, name = "Rohan Deshpande") => {
  // Before its code runs, the page sends the form by itself, and what follows is another page.
  await expect(page.locator("form[novalidate]")).toBeVisible()
  await page.getByLabel("Full name").fill(name)
  await page.getByLabel("Email", { exact: true }).fill(email)
  await page.getByLabel("Mobile number").fill("+91 98220 45678")
  await page.getByLabel("Password", { exact: true }).fill(newPassword)
  await page.getByRole("button", { name: "Create account" }).click()
  await confirmSuccess(page)
  await page.waitForURL(/\/login/)
  await expect(page.getByRole("heading", { name: /^Welcome to / })).toBeVisible()
}

export const activationLink = async (page: Page, email: string) => {
  const mail = await mailTo(page, email, /Activate/)
  return mail.links.find((link) => link.includes("/activate-account"))!
}

/** Closes the success dialog, which would close by itself after two seconds. */
export const confirmSuccess = (page: Page) =>
  page.getByRole("dialog", { name: "Success!" }).getByRole("button", { name: "Continue" }).click()

/** The outcome is the journey's: a refusal, or the prompt for a code. */
export const tryToLogIn = async (page: Page, email: string, password = demoPassword) => {
  await page.getByLabel("Email or mobile number").fill(email)
  await page.getByLabel("Password", { exact: true }).fill(password)
  await page.getByRole("button", { name: "Log in", exact: true }).click()
}

export const logInHere = async (page: Page, email: string, password = demoPassword) => {
  await tryToLogIn(page, email, password)
  await confirmSuccess(page)
}

export const logIn = async (page: Page, email: string) => {
  await page.goto("/login")
  await logInHere(page, email)
  await page.waitForURL(/\/dashboard/)
}

export const logOut = async (page: Page) => {
  // Filled in by the page's code: before it runs, nobody hears the button.
  await expect(page.locator("[data-person]")).not.toBeEmpty()
  await page.getByRole("button", { name: /^Account menu of/ }).click()
  await page.getByRole("button", { name: /log ?out/i }).click()
  await page.waitForURL(/\/login/)
}
