import { FilterSelect } from "../../../ui/list/list-filter.tsx"
import type { FilteredList } from "../../../ui/list/use-list.ts"
import { useWords } from "../../../ui/use-words.ts"
import type { listedAs } from "../../booking.rules.ts"
import { bookingWords } from "../../texts.ts"

export function StatusFilter({ list }: { list: FilteredList<{ status: typeof listedAs }> }) {
  const { status, allBookings, statuses } = useWords(bookingWords)
  return <FilterSelect list={list} name="status" label={status} all={allBookings} labels={statuses} />
}
