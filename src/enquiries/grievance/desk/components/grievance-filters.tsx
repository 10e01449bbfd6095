import { FilterSelect, FilterTabs } from "../../../../ui/list/list-filter.tsx"
import { ListSearch } from "../../../../ui/list/list-search.tsx"
import { useTexts } from "../../../../ui/use-texts.ts"
import { grievanceTexts } from "../../texts.ts"
import { grievancePageTexts } from "../grievance-page.texts.ts"
import type { GrievanceList } from "../grievances.list.ts"
import { grievanceDeskTexts } from "../texts.ts"

/** All of it stands in the address, so that a colleague can open the same. */
export function GrievanceFilters({ list }: { list: GrievanceList }) {
  const t = useTexts(grievancePageTexts)
  const { kinds } = useTexts(grievanceTexts)
  const { levels } = useTexts(grievanceDeskTexts)
  const { states } = t
  const { label: whose, all: everybodys, ...assigned } = t.assigned
  return (
    <div className="mb-4 grid grid-cols-1 gap-3">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <FilterTabs
          list={list}
          name="status"
          label={states.label}
          all={states.all}
          labels={{ answered: states.answered, closed: states.closed, all: states.every }}
        />
        <ListSearch list={list} label={t.search} className="w-full lg:w-72" />
      </div>
      <div className="grid grid-cols-2 gap-3 sm:flex sm:flex-wrap">
        <FilterSelect list={list} name="kind" label={t.kinds.label} all={t.kinds.all} labels={kinds} />
        <FilterSelect list={list} name="level" label={t.levels.label} all={t.levels.all} labels={levels} />
        <FilterSelect list={list} name="assigned" label={whose} all={everybodys} labels={assigned} />
      </div>
    </div>
  )
}
