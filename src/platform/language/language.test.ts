import { createElement } from "react"
import { renderToStaticMarkup } from "react-dom/server"
import { expect, expectTypeOf, test } from "vitest"
import { joined } from "./joined.ts"
import {
  inLanguages,
  type LocalizedText,
  languageOfPath,
  localize,
  pathIn,
  preferredLanguage,
  resolveText,
  type Texts,
} from "./language.ts"
import { parts, pluralIn } from "./parts.ts"
import { pseudoOf } from "./pseudo-language.ts"

const plural = pluralIn("en")
const en = {
  greeting: "Hello",
  named: (name: string) => `Hello ${name}`,
  nested: { list: ["One", "Two"] },
  visits: (count: number) => plural(count, { one: "1 visit", other: `${count} visits` }),
  agree: (link: (text: string) => React.ReactNode) => parts("Read ", link("our terms"), "."),
}

test("a sentence is chosen now and worded for its reader", () => {
  const texts = inLanguages({ en })
  const said: LocalizedText = localize(texts, (t) => t.named("Asha"))
  expect(resolveText(said, "en")).toBe("Hello Asha")
  expect(resolveText("as it is", "en")).toBe("as it is")
  expect([0, 1, 2].map(texts.in("en").visits)).toEqual(["0 visits", "1 visit", "2 visits"])
})

test("a catalogue of another language has every sentence of the English one", () => {
  expectTypeOf(inLanguages<typeof en>)
    .parameter(0)
    .toEqualTypeOf<Record<"en", typeof en>>()
  expectTypeOf<Omit<typeof en, "named">>().not.toExtend<typeof en>()
  expectTypeOf<Texts<typeof en>["in"]>().returns.toEqualTypeOf<typeof en>()
})

test("the language stands in the address", () => {
  expect(pathIn("en", "/search?query=a")).toBe("/search?query=a")
  expect(pathIn("xa", "/search")).toBe("/xa/search")
  expect(pathIn("xa", "/")).toBe("/xa")
  // A language that nobody speaks here is a path like any other.
  expect(languageOfPath("/xa/search")).toEqual({ language: "en", path: "/xa/search" })
  expect(languageOfPath("/search")).toEqual({ language: "en", path: "/search" })
  expect(preferredLanguage("mr, en-IN;q=0.8")).toBe("en")
  expect(preferredLanguage(undefined)).toBe("en")
})

test("the pseudo-language brackets every sentence and leaves what it was given as it is", () => {
  const xa = pseudoOf(en)
  expect(xa.greeting).toBe("«Hello»")
  expect(xa.named("Sonia Rao")).toBe("«Hello Sonia Rao»")
  expect(xa.named(xa.greeting)).toBe("«Hello Hello»")
  expect(xa.nested.list).toEqual(["«One»", "«Two»"])
  expect(xa.visits(1)).toBe("«1 visit»")
  const link = (text: string) => createElement("a", { href: "/terms" }, text)
  expect(renderToStaticMarkup(xa.agree(link))).toBe('«Read <a href="/terms">our terms</a>.»')
})

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
