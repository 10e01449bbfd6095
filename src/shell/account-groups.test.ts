import { expect, it } from "vitest"
import { accountGroups } from "./account-groups.ts"
import { displayName } from "./session-store.ts"

const customer = { id: "1", email: "meera@demo.example", has_user_role: true, has_provider_role: false }
const provider = { id: "2", email: "kedar@demo.example", has_user_role: false, has_provider_role: true }
const dual = { id: "3", email: "sonal@demo.example", has_user_role: true, has_provider_role: true }

const labels = (user: typeof dual, pathname = "/") =>
  accountGroups(user, pathname, () => undefined).flatMap((group) => group.items.map((item) => item.label))

it("offers a customer their own pages", () => {
  expect(labels(customer)).toEqual(["Dashboard", "Find Services", "My Bookings", "Notifications", "Logout"])
})

it("offers a professional theirs", () => {
  expect(labels(provider)).toEqual(["Dashboard", "Provider Dashboard", "Bookings", "Notifications", "Logout"])
})

it("offers a dual account both, and the way to the other side", () => {
  expect(labels(dual, "/user/bookings")).toContain("Switch to Provider Dashboard")
  expect(labels(dual, "/provider/bookings")).toContain("Switch to User Dashboard")
  expect(labels(dual)).toEqual(expect.arrayContaining(["My Bookings", "Bookings"]))
})

it("shows full name, else name, else business name, else e-mail", () => {
  const user = { ...dual, full_name: "Sonal Bhosale", name: "Sonal", business_name: "Bhosale Interiors" }
  expect(displayName(user)).toBe("Sonal Bhosale")
  expect(displayName({ ...user, full_name: "" })).toBe("Sonal")
  expect(displayName({ ...user, full_name: null, name: null })).toBe("Bhosale Interiors")
  expect(displayName(dual)).toBe("sonal@demo.example")
})
