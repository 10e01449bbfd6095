import { SelectField } from "../../ui/select.tsx"
import { type Sort, sortLabels, sorts } from "../search.rules.ts"

type SortChoiceProps = { value: Sort; name?: string; className: string; onChange: (sort: Sort) => void }

export function SortChoice({ value, name, className, onChange }: SortChoiceProps) {
  return (
    <SelectField
      label="Sort by"
      hideLabel
      name={name}
      className={className}
      value={value}
      onChange={(event) => onChange(sorts.find((sort) => sort === event.target.value) ?? "relevance")}
      options={sorts.map((sort) => ({ value: sort, label: sortLabels[sort] }))}
    />
  )
}
