import { SelectField } from "../field/select.tsx"
import { Tabs } from "../tabs.tsx"
import type { Filters } from "./list.ts"
import type { FilteredList } from "./use-list.ts"

type FilterProps<F extends Filters, Name extends keyof F & string> = {
  list: FilteredList<F>
  name: Name
  /** What it chooses by. */
  label: string
  /** The whole list. */
  all: string
  labels: Record<F[Name][number], string>
}

const entriesOf = <Value extends string>(labels: Record<Value, string>) => Object.entries(labels) as [Value, string][]

type FilterSelectProps<F extends Filters, Name extends keyof F & string> = FilterProps<F, Name> & {
  /** Each value stands under the title of its group; without them all stand alone. */
  groups?: readonly { label: string; values: readonly F[Name][number][] }[]
}

export function FilterSelect<F extends Filters, Name extends keyof F & string>(props: FilterSelectProps<F, Name>) {
  const { list, name, label, all, labels, groups } = props
  const options = entriesOf<F[Name][number]>(labels).map(([value, text]) => ({ value, label: text }))
  const grouped = groups?.map(({ values, ...group }) => ({
    ...group,
    options: values.map((value) => ({ value, label: labels[value] })),
  }))
  return (
    <SelectField
      label={label}
      hideLabel
      placeholder={all}
      options={grouped ? [] : options}
      groups={grouped}
      value={list.chosen[name] ?? ""}
      onChange={({ target }) => list.choose(name, options.find(({ value }) => value === target.value)?.value)}
      className="w-full sm:w-56"
    />
  )
}

type FilterTabsProps<F extends Filters, Name extends keyof F & string> = FilterProps<F, Name> & {
  /** A number beside a word. */
  counts?: Partial<Record<F[Name][number], number>>
}

export function FilterTabs<F extends Filters, Name extends keyof F & string>(props: FilterTabsProps<F, Name>) {
  const { list, name, label, all, labels, counts = {} } = props
  const tab = (text: string, value: F[Name][number] | undefined) => ({
    label: text,
    to: list.toFilter(name, value),
    current: list.chosen[name] === value,
  })
  const values = entriesOf<F[Name][number]>(labels).map(([value, text]) => ({
    ...tab(text, value),
    count: (counts as Partial<Record<string, number>>)[value],
  }))
  return <Tabs label={label} items={[tab(all, undefined), ...values]} bare />
}
