import { type Filters, filterNames, filtersOf } from "../search.rules.ts"

/** Ask for the same: spaces around a value and the case of its letters say nothing. */
export const isSameFilters = (one: Filters, other: Filters) =>
  filterNames.every((name) => one[name].trim().toLowerCase() === other[name].trim().toLowerCase())

/** All that narrows what the words find is taken away. */
export const onlyWords = ({ query }: Filters): Filters => ({ ...filtersOf(new URLSearchParams()), query })
