import { expect, test } from "vitest"
import { joined } from "./joined.ts"
import { inLanguages } from "./language.ts"

const person = inLanguages({
  en: { title: "You", fields: { full_name: "Full name" }, rules: { plain: () => "Plain" } },
})
const company = inLanguages({ en: { fields: { company_name: "Company name" }, sizes: { small: "Small" } } })

test("what both keep by name is one list, and the rest stands beside it", () => {
  const t = joined(person, company).in("en")
  expect(t).toMatchObject({
    title: "You",
    fields: { full_name: "Full name", company_name: "Company name" },
    sizes: { small: "Small" },
  })
  expect(t.rules.plain()).toBe("Plain")
  expect(person.in("en").fields).toEqual({ full_name: "Full name" })
})

test("what the form says itself counts, and it is made once", () => {
  const own = joined(inLanguages({ en: { fields: { company_name: "Your company" } } }), company)
  expect(own.in("en").fields.company_name).toBe("Your company")
  expect(own.in("en")).toBe(own.in("en"))
})
