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

/** A GET form that works by itself; with script, what is chosen is shown at once. None of the choices leads to nothing, but for one that was made. */
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
      className="flex flex-wrap items-end gap-x-4 gap-y-1"
      // What is not chosen stays out of the address.
      onSubmit={({ currentTarget }) => {
        for (const select of currentTarget.querySelectorAll("select")) select.disabled = select.value === ""
        setTimeout(() => {
          for (const select of currentTarget.querySelectorAll("select")) select.disabled = false
        })
      }}
    >
      {asked.work && <input type="hidden" name="work" value={asked.work} />}
      <div className={selectsClasses}>
        {selectNames.map((name) => (
          <SelectField
            // A choice by an address, as by Back, is shown too.
            key={`${name} ${asked[name]}`}
            name={name}
            label={t[name]}
            className="flex-1 shrink-0 basis-40"
            placeholder={t.any[name]}
            defaultValue={String(asked[name] ?? "")}
            options={options[name]}
            onChange={() => form.current?.requestSubmit()}
          />
        ))}
      </div>
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

/** On a phone one line to be swiped, as the rooms above it, so that pictures come soon; its choices say what they are of. */
const selectsClasses = [
  "relative flex min-w-0 flex-1 gap-x-4",
  "max-sm:-mx-[clamp(1rem,4vw,2rem)] max-sm:basis-full max-sm:gap-x-2 max-sm:overflow-x-auto max-sm:[scrollbar-width:none]",
  "max-sm:px-[clamp(1rem,4vw,2rem)] max-sm:py-1 max-sm:[&_label]:sr-only",
].join(" ")

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
