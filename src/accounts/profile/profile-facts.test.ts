import { createElement } from "react"
import { renderToStaticMarkup } from "react-dom/server"
import { expect, test } from "vitest"
import { ProfileFacts } from "./components/profile-facts.tsx"
import type { OwnProfile } from "./profile.actions.ts"

const nothing = { mobile_number: null, city: null, state: null, country: null } as OwnProfile
const shown = (user: Partial<OwnProfile>) =>
  [
    ...renderToStaticMarkup(createElement(ProfileFacts, { user: { ...nothing, ...user } })).matchAll(
      /<dd[^>]*>([^<]*)/g,
    ),
  ].map(([, text]) => text)

test("what is there is shown as it is read, by the Indian day", () => {
  const lives = { city: "Pune", state: "Maharashtra", country: "India" }
  expect(shown({ ...lives, mobile_number: "+919822012345", created_at: "2026-11-23T20:00:00Z" })).toEqual([
    "+91 98220 12345",
    "Pune, Maharashtra, India",
    "24 Nov 2026",
  ])
})

test("what is missing is said to be missing, and a date that is none to be none", () => {
  expect(shown({ created_at: "" })).toEqual(["Not given yet", "Not given yet", "Not available"])
  expect(shown({ created_at: "soon", country: "India", mobile_number: "+4930123456789" })).toEqual([
    "+4930123456789",
    "India",
    "Invalid date",
  ])
})

test("of a builder and of a developer the company stands beside the person", () => {
  const created_at = "2026-11-23T20:00:00Z"
  expect(shown({ created_at, company_name: "Deccan Homes", license_number: "PMC/BL/521" })).toEqual([
    "Not given yet",
    "Deccan Homes",
    "PMC/BL/521",
    "Not given yet",
    "24 Nov 2026",
  ])
  expect(shown({ created_at, developer_company: "Mula Projects", project_scale: "medium" })).toEqual([
    "Not given yet",
    "Mula Projects",
    "Medium (11-50 units)",
    "Not given yet",
    "24 Nov 2026",
  ])
})
