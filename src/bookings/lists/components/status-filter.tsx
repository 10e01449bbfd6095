import { FilterSelect } from "../../../ui/list/list-filter.tsx"
import type { FilteredList } from "../../../ui/list/use-list.ts"
import { useTexts } from "../../../ui/use-texts.ts"
import type { listedAs } from "../../booking.rules.ts"
import { bookingTexts } from "../../texts.ts"

export function StatusFilter({ list }: { list: FilteredList<{ status: typeof listedAs }> }) {
  const { status, allBookings, statuses } = useTexts(bookingTexts)
  return <FilterSelect list={list} name="status" label={status} all={allBookings} labels={statuses} />
}
