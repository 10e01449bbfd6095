import type { FilterLook } from "./search-filters.tsx"

/** Words, filters and order in one line; the fields open below it. Of the area alone: the public page has its scripts counted. */
export const inLine: FilterLook = {
  form: "grid gap-3 lg:grid-cols-[minmax(0,1fr)_25rem]",
  texts: "lg:z-1 lg:col-start-1 lg:row-start-1",
  rest: "lg:col-span-full lg:row-start-1",
  summary: "lg:ml-[calc(100%-25rem)] lg:mr-52",
  fields: "xl:grid-cols-[1.35fr_1fr_1.1fr_1.1fr_1fr] max-xl:[&>:first-child]:col-span-2",
  sort: "lg:w-49",
}
