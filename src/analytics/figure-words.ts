/** Figures as they are shown, in cards, charts and tables alike. */
import { formatRupees } from "../platform/money.ts"
import type { Figures } from "./analytics.schema.ts"
import { type FigureName, figureValue } from "./figure.rules.ts"
import type { analyticsTexts } from "./texts.ts"

type Texts = ReturnType<typeof analyticsTexts.in>

export const countShown = (count: number) => count.toLocaleString("en-IN")

export const shownIn = (t: Pick<Texts, "noValue" | "percent">) => (figures: Figures, name: FigureName) => {
  const value = figureValue(figures, name)
  if (value === null) return t.noValue
  if (name === "revenue") return formatRupees(figures.revenue)
  if (name === "rating") return value.toFixed(1)
  return name === "conversion_rate" ? t.percent(value) : countShown(value)
}
