import { renderToStaticMarkup } from "react-dom/server"
import { createMemoryRouter, Link as RouterLink, RouterProvider } from "react-router"
import { expect, test } from "vitest"
import { type Language, pathIn } from "../platform/language/language.ts"
import { Link } from "./link.tsx"
import { LanguageContext } from "./use-texts.ts"

const written = (language: Language, Tag: typeof Link | typeof RouterLink, to: string | object) => {
  const basename = pathIn(language, "/")
  const element = (
    <LanguageContext value={language}>
      <Tag to={to} replace preventScrollReset className="look" aria-current="true" target="_top" onClick={() => {}}>
        There
      </Tag>
    </LanguageContext>
  )
  const router = createMemoryRouter([{ path: "/search", element }], {
    basename,
    initialEntries: [pathIn(language, "/search")],
  })
  return renderToStaticMarkup(<RouterProvider router={router} />)
}

const addresses = [
  "/",
  "/search",
  "/search?query=a+b&city=P%C5%ABne#top",
  "/?x=1",
  "/#x",
  "?page=2",
  "#x",
  "..",
  "there",
]
addresses.push("/a/../b", "//other.example/", "https://other.example/a", "mailto:a@b.example")

test.each([...addresses, { pathname: "/search", search: "?a=1" }])("%j is written as the router writes it", (to) => {
  for (const language of ["en", "xa"] as const) {
    const tag = written(language, Link, to)
    expect(tag).toBe(written(language, RouterLink, to))
    expect(tag).toMatch(/^<a class="look".*>There<\/a>$/)
  }
})
