/** What happens to a session while its person is busy. */
import { type APIRequestContext, expect, type Page } from "@playwright/test"
import { type BookingInput, fillBooking } from "./bookings.ts"
import { logInByCookie } from "./people.ts"

export const notes = "The balcony first, please."

/** The stored token as it will be in an hour, or with another signature, or not there any more. @returns what is stored now */
export const spoilToken = (page: Page, how: "expired" | "forged" | "lost") =>
  page.evaluate((way) => {
    if (way === "lost") {
      localStorage.removeItem("token")
      return null
    }
    const [head, payload, signature] = localStorage.getItem("token")!.split(".") as [string, string, string]
    const claims = JSON.parse(atob(payload.replace(/-/g, "+").replace(/_/g, "/")))
    const old = btoa(JSON.stringify({ ...claims, exp: claims.iat - 60 })).replace(/=+$/, "")
    const token = way === "expired" ? [head, old, signature] : [head, payload, [...signature].reverse().join("")]
    localStorage.setItem("token", token.join("."))
    return token.join(".")
  }, how)

/** The same session is logged out on another device: this one learns of it from the server. */
export const endSession = async (page: Page, request: APIRequestContext) => {
  // What a page asks by itself when it opens would find out first, and lead to the login before anything is pressed.
  await page.waitForFunction(() => {
    const counts = performance.getEntriesByType("resource").filter(({ name }) => /received$|notifications/.test(name))
    const last = Math.max(500, ...counts.map((one) => (one as PerformanceResourceTiming).responseEnd || Infinity))
    return performance.now() - last > 500
  })
  const token = await page.evaluate(() => localStorage.getItem("token"))
  const answer = await request.post("/api/auth/logout", { data: {}, headers: { authorization: `Bearer ${token}` } })
  expect(answer.status()).toBe(200)
}

export const openFilledDialog = async (page: Page, { customer, studio, slot }: BookingInput) => {
  await logInByCookie(page, customer.email)
  await page.goto(studio.dialog)
  await fillBooking(page, slot, notes)
}
