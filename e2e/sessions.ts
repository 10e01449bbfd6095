/** What happens to a session while its person is busy. */
import type { Page } from "@playwright/test"
import { fillBooking, type Wish } from "./bookings.ts"
import { comeIn, logOut } from "./people.ts"
import type { Elsewhere } from "./test.ts"

export const notes = "The balcony first, please."

/** The stored token as it will be in an hour, or with another signature, or not there any more. */
export const spoilToken = (page: Page, how: "expired" | "forged" | "lost") =>
  page.evaluate((way) => {
    if (way === "lost") return localStorage.removeItem("token")
    const [head, payload, signature] = localStorage.getItem("token")!.split(".") as [string, string, string]
    const claims = JSON.parse(atob(payload.replace(/-/g, "+").replace(/_/g, "/")))
    const old = btoa(JSON.stringify({ ...claims, exp: claims.iat - 60 })).replace(/=+$/, "")
    const token = way === "expired" ? [head, old, signature] : [head, payload, [...signature].reverse().join("")]
    localStorage.setItem("token", token.join("."))
  }, how)

/** Logs the same session out in another browser: this one learns of it from the server. */
export const endSession = async (page: Page, elsewhere: Elsewhere) => {
  const twin = await elsewhere({ storageState: await page.context().storageState() })
  await twin.goto("/dashboard")
  await logOut(twin)
}

export const openFilledDialog = async (page: Page, { customer, studio, slot }: Wish) => {
  await comeIn(page, customer.email)
  await page.goto(studio.dialog)
  await fillBooking(page, slot, notes)
}
