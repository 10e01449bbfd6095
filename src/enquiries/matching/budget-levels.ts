/** What a budget of a form means for whom it suits. */
import { architectBudgets, type Budget, budgets, designerBudgets } from "../enquiry-choices.ts"
import type { PriceLevel } from "./suggestion.rules.ts"

/** Upper ends in rupees; what has none is open. */
const upTo: Partial<Record<Budget, number>> = {
  ...{ "under-50k": 50_000, "50k-2l": 200_000, "under-2l": 200_000, "2l-5l": 500_000, "5l-10l": 1_000_000 },
  ...{
    "under-10l": 1_000_000,
    "10l-20l": 2_000_000,
    "10l-25l": 2_500_000,
    "25l-50l": 5_000_000,
    "50l-1cr": 10_000_000,
  },
}

/** By the place of a budget on the list of its form: the lower two, the middle, the upper two. */
const levelsAt: readonly (readonly PriceLevel[])[] = [
  ["Standard"],
  ["Standard"],
  ["Standard", "Premium"],
  ["Premium", "Luxury"],
  ["Premium", "Luxury"],
]

/** Undefined for what is none of our choices. */
export const budgetNamed = (text: string | undefined) =>
  [...budgets, ...designerBudgets, ...architectBudgets].find((one) => one === text)

export const suitsBudget = (budget: Budget | undefined, slug: string) => {
  if (budget === undefined) return { levels: [], most: null }
  const own: readonly Budget[] =
    slug === "architect" ? architectBudgets : slug === "interior-designer" ? designerBudgets : budgets
  // From the page of all services an architect is asked for with the budgets of everybody.
  const place = (own.includes(budget) ? own : (budgets as readonly Budget[])).indexOf(budget)
  return { levels: levelsAt[place] ?? [], most: upTo[budget] ?? null }
}
