import { useEffect, useEffectEvent, useRef } from "react"
import { SelectField } from "../../ui/select.tsx"
import { useTexts } from "../../ui/use-texts.ts"
import { type Sort, sorts } from "../search.rules.ts"
import { searchTexts } from "../texts.ts"

type SortChoiceProps = { value: Sort; name?: string; className: string; onChange: (sort: Sort) => void }

export function SortChoice({ value, name, className, onChange }: SortChoiceProps) {
  const t = useTexts(searchTexts).sort
  const select = useRef<HTMLSelectElement>(null)
  const choose = (chosen: string | undefined) => onChange(sorts.find((sort) => sort === chosen) ?? "relevance")
  // Chosen while the page was still waking up: nobody has heard of it yet.
  const catchUp = useEffectEvent(() => {
    if (select.current?.value !== value) choose(select.current?.value)
  })
  useEffect(() => catchUp(), [])
  return (
    <SelectField
      ref={select}
      label={t.label}
      hideLabel
      name={name}
      className={className}
      value={value}
      onChange={(event) => choose(event.target.value)}
      options={sorts.map((sort) => ({ value: sort, label: t.by[sort] }))}
    />
  )
}
