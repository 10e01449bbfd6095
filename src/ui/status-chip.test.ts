import { createElement } from "react"
import { renderToStaticMarkup } from "react-dom/server"
import { expect, test } from "vitest"
import { type ChipStatus, StatusChip } from "./status-chip.tsx"

const shown = (status: string) => renderToStaticMarkup(createElement(StatusChip, { status: status as ChipStatus }))

test.each([
  ["pending", "Pending", "bg-brass-soft"],
  ["cancelled", "Cancelled", "text-danger-ink"],
  ["rescheduled", "Status: rescheduled", "bg-danger-soft"],
  ["toString", "Status: toString", "bg-danger-soft"],
])("%s is shown as %s", (status, word, tone) => {
  expect(shown(status)).toContain(tone)
  expect(shown(status)).toMatch(new RegExp(`>${word}</span>$`))
})
