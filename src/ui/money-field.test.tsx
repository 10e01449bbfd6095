import { renderToStaticMarkup } from "react-dom/server"
import { expect, test } from "vitest"
import { MoneyField } from "./money-field.tsx"

test("an amount is read back, unless it is wrong", () => {
  const written = (error?: string) => renderToStaticMarkup(<MoneyField label="Price" typed="12.345" error={error} />)
  expect(written()).toContain("Shown as: ₹12.34 per hour")
  const wrong = written("Two digits after the point at most.")
  expect(wrong).toContain("Two digits after the point at most.")
  expect(wrong).not.toContain("Shown as")
})
