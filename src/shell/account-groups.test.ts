import { expect, it } from "vitest"
import { displayName } from "../platform/session/stored-user.ts"
import { initialOf } from "../ui/initials.ts"
import { accountGroups, areaLinks } from "./area-links.ts"
import { shellTexts } from "./texts.ts"

const menu = { t: shellTexts.in("en"), onLogout: () => undefined }

/** Of the groups, those that base.css shows to such a session. */
const labels = (session: string, pathname = "/") =>
  accountGroups(pathname, menu)
    .filter(({ of }) => of !== "own" || session !== "admin")
    .filter(({ of = "own" }) => of === "own" || of.split(" ").every((role) => session.split(" ").includes(role)))
    .flatMap(({ items }) => items.map(({ label }) => label))

it("offers a customer their own pages", () => {
  expect(labels("user")).toEqual([
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
  expect(labels("provider")).toEqual([
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
  expect(labels("provider")).toEqual([...ofBoth, "Profile", "My posts", "Settings", "Logout"])
  expect(areaLinks(menu.t).provider.map(({ label }) => label)).toEqual(inside)
})

it("offers a dual account both, and the way to the other side", () => {
  expect(labels("provider user", "/user/bookings")).toContain("Switch to Provider Dashboard")
  expect(labels("provider user", "/provider/bookings")).toContain("Switch to User Dashboard")
  expect(labels("provider user")).toEqual(expect.arrayContaining(["My Bookings", "Bookings"]))
})

it("offers an administrator nothing that would lead back: their posts and settings, and the way out", () => {
  expect(labels("admin")).toEqual(["My posts", "Settings", "Logout"])
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
