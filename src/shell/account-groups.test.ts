import { expect, it } from "vitest"
import { displayName } from "../platform/session/stored-user.ts"
import { initialOf } from "../ui/initials.ts"
import { accountGroups, areaLinks, everyGroup } from "./area-links.ts"
import { shellTexts } from "./texts.ts"

const menu = { t: shellTexts.in("en"), onLogout: () => undefined }

const customer = { roles: ["user"], has_user_role: true, has_provider_role: false }
const provider = { roles: ["provider"], has_user_role: false, has_provider_role: true }
const dual = { roles: ["user", "provider"], has_user_role: true, has_provider_role: true }

const labels = (user: typeof dual, pathname = "/") =>
  accountGroups(user, pathname, menu).flatMap((group) => group.items.map((item) => item.label))

it("offers a customer their own pages", () => {
  expect(labels(customer)).toEqual([
    "Dashboard",
    "Find Services",
    "My Services",
    "Your shortlist",
    "My Bookings",
    "Your requests",
    "Messages",
    "Notifications",
    "Profile",
    "My posts",
    "Settings",
    "Logout",
  ])
})

it("offers a professional theirs", () => {
  expect(labels(provider)).toEqual([
    "Provider Dashboard",
    "Services",
    "Your work",
    "Bookings",
    "Hours",
    "Service Requests",
    "Reviews",
    "Analytics",
    "Verification",
    "Messages",
    "Notifications",
    "Tools",
    "Profile",
    "My posts",
    "Settings",
    "Logout",
  ])
})

it("leads to every page of an area, in the order of its side navigation", () => {
  const { areas } = menu.t
  const inside = Object.values(areas.provider.links).map(({ label }) => label)
  const ofBoth = inside.filter((label) => label !== "Profile" && label !== "Settings")
  expect(labels(provider)).toEqual([...ofBoth, "Profile", "My posts", "Settings", "Logout"])
  expect(areaLinks(menu.t).provider.map(({ label }) => label)).toEqual(inside)
})

it("offers a dual account both, and the way to the other side", () => {
  expect(labels(dual, "/user/bookings")).toContain("Switch to Provider Dashboard")
  expect(labels(dual, "/provider/bookings")).toContain("Switch to User Dashboard")
  expect(labels(dual)).toEqual(expect.arrayContaining(["My Bookings", "Bookings"]))
})

it("offers an administrator nothing that would lead back: their posts and settings, and the way out", () => {
  const admin = { roles: ["admin"], has_user_role: false, has_provider_role: false }
  expect(labels(admin)).toEqual(["My posts", "Settings", "Logout"])
})

it("says of each group whom it is for, so that a page without the application can sort them out", () => {
  expect(everyGroup(menu).map((group) => group.of)).toEqual(["user", "provider", "dual", "own", undefined])
})

it("shows full name, else name, else business name, else e-mail", () => {
  const user = {
    full_name: "Sonal Bhosale",
    name: "Sonal",
    business_name: "Bhosale Interiors",
    email: "sonal@demo.example",
  }
  expect(displayName(user)).toBe("Sonal Bhosale")
  expect(displayName({ ...user, full_name: "" })).toBe("Sonal")
  expect(displayName({ ...user, full_name: null, name: null })).toBe("Bhosale Interiors")
  expect(displayName({ full_name: " ", email: "sonal@demo.example" })).toBe("sonal@demo.example")
  expect(displayName({ email: "sonal@demo.example" })).toBe("sonal@demo.example")
})

it("greets by a whole letter, U where there is none", () => {
  expect(["Sonal", "नेहा", "🪔 Meera", "", "…"].map(initialOf)).toEqual(["S", "ने", "M", "U", "U"])
})
