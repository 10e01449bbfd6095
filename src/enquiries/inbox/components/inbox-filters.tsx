import { FilterSelect, FilterTabs } from "../../../ui/list/list-filter.tsx"
import { ListSearch } from "../../../ui/list/list-search.tsx"
import { useTexts } from "../../../ui/use-texts.ts"
import type { InboxList } from "../inbox.list.ts"
import { inboxPageTexts } from "../inbox-page.texts.ts"

/** All of it stands in the address, so that a colleague can open the same. */
export function InboxFilters({ list }: { list: InboxList }) {
  const t = useTexts(inboxPageTexts)
  const { label, all, every, ...states } = t.states
  const { label: kind, all: allKinds, ...kinds } = t.kinds
  const { label: whose, all: everybodys, ...assigned } = t.assigned
  return (
    <div className="mb-4 grid grid-cols-1 gap-3">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <FilterTabs
          list={list}
          name="status"
          label={label}
          all={all}
          labels={{ answered: states.answered, closed: states.closed, all: every, spam: states.spam }}
        />
        <ListSearch list={list} label={t.search} className="w-full lg:w-72" />
      </div>
      <div className="grid grid-cols-2 gap-3 sm:flex sm:flex-wrap">
        <FilterSelect list={list} name="kind" label={kind} all={allKinds} labels={kinds} />
        <FilterSelect list={list} name="assigned" label={whose} all={everybodys} labels={assigned} />
      </div>
    </div>
  )
}
