import { renderToStaticMarkup } from "react-dom/server"
import { expect, test } from "vitest"
import { SelectField } from "./select.tsx"

const options = [{ value: "purchase", label: "Buying" }]

// HTML allows `required` only beside a first, empty choice; without one there is always a value.
test("a choice that has to be made is required where it can be left open", () => {
  const asked = renderToStaticMarkup(<SelectField label="Need" required options={options} placeholder="Choose" />)
  const chosen = renderToStaticMarkup(<SelectField label="Need" required options={options} />)
  expect(asked).toMatch(/<select[^>]* required=""/)
  expect(chosen).not.toMatch(/<select[^>]* required=""/)
  expect(chosen).not.toContain("optional")
})
