import { useRef } from "react"
import { Form } from "react-router"
import { bandFrom } from "../../../professionals/cost/cost.rules.ts"
import { bandTexts } from "../../../professionals/cost/texts.ts"
import { projectWordsTexts } from "../../../professionals/projects/texts.ts"
import { Button } from "../../../ui/button.tsx"
import { SelectField } from "../../../ui/field/select.tsx"
import { Link } from "../../../ui/link.tsx"
import { useTexts } from "../../../ui/use-texts.ts"
import { isNarrowed } from "../ideas.rules.ts"
import type { IdeasPageData } from "../ideas.server.ts"
import { ideasTexts } from "../texts.ts"

/** The kind of work stands above them, as links. */
const selectNames = ["home", "locality", "paid"] as const

type IdeaFiltersProps = Pick<IdeasPageData, "asked" | "choices">

/** A GET form that works by itself; with script, what is chosen is shown at once. None of the choices leads to nothing. */
export function IdeaFilters({ asked, choices }: IdeaFiltersProps) {
  const { filters: t } = useTexts(ideasTexts)
  const form = useRef<HTMLFormElement>(null)
  const options = useOptions(choices)
  const isClearable = isNarrowed(asked)
  return (
    <Form
      ref={form}
      method="get"
      action="/ideas"
      preventScrollReset
      aria-label={t.label}
      className="flex flex-wrap items-end gap-x-4 gap-y-3"
      // What is not chosen stays out of the address.
      onSubmit={({ currentTarget }) => {
        for (const select of currentTarget.querySelectorAll("select")) select.disabled = select.value === ""
        setTimeout(() => {
          for (const select of currentTarget.querySelectorAll("select")) select.disabled = false
        })
      }}
    >
      {asked.work && <input type="hidden" name="work" value={asked.work} />}
      {selectNames.map((name) => (
        <SelectField
          // A choice by an address, as by Back, is shown too.
          key={`${name} ${asked[name]}`}
          name={name}
          label={t[name]}
          className="min-w-32 flex-1 basis-36"
          placeholder={t.any[name]}
          defaultValue={String(asked[name] ?? "")}
          options={options[name]}
          onChange={() => form.current?.requestSubmit()}
        />
      ))}
      {/* With script what is chosen is shown at once; a button that went away would move what stands below it. */}
      <noscript>
        <Button type="submit" variant="secondary">
          {t.show}
        </Button>
      </noscript>
      {isClearable && (
        <Link
          to="/ideas"
          preventScrollReset
          className="inline-flex min-h-12 items-center text-tile-ink hover:underline"
        >
          {t.clear}
        </Link>
      )}
    </Form>
  )
}

const useOptions = ({ home, paid, localities }: IdeaFiltersProps["choices"]) => {
  const { filters: t } = useTexts(ideasTexts)
  const { homeTypes } = useTexts(projectWordsTexts)
  const { band } = useTexts(bandTexts)
  const option = (value: string | number, label: string, projects: number) => ({
    value: String(value),
    label: t.counted(label, projects),
  })
  return {
    home: home.map(({ value, projects }) => option(value, homeTypes[value], projects)),
    locality: localities.map(({ value, projects }) => option(value, value, projects)),
    paid: paid.map(({ value, projects }) => {
      const { from, to } = bandFrom(value)
      return option(value, band(from, to), projects)
    }),
  } satisfies Record<(typeof selectNames)[number], unknown>
}
