import { createElement } from "react"
import { renderToStaticMarkup } from "react-dom/server"
import { MemoryRouter } from "react-router"
import { expect, test } from "vitest"
import { ErrorPage } from "./error-page.tsx"

const shown = (status: number, message?: string) =>
  renderToStaticMarkup(
    createElement(MemoryRouter, null, createElement(ErrorPage, { status, ...(message && { message }) })),
  )
const recorded = "it has been recorded"

test("a bug says what the visitor can do, never what broke", () => {
  const page = shown(500, "relation accounts does not exist")
  expect(page).toContain(recorded)
  expect(page).not.toContain("relation")
  expect(shown(503)).toContain(recorded)
})

test("being overrun is not a bug and says its own sentence", () => {
  const page = shown(503, "We are catching our breath. Please try again in a few seconds.")
  expect(page).toContain("<h1")
  expect(page).toContain("catching our breath")
  expect(page).not.toContain(recorded)
})

test("a refusal says its own sentence", () => {
  expect(shown(404, "We could not find this professional.")).toContain("We could not find this professional.")
  expect(shown(404)).toContain("We could not find this page.")
})
