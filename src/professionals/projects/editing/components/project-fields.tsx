import { useId } from "react"
import { capital } from "../../../../platform/language/parts.ts"
import { CountedField, CountedTextArea } from "../../../../ui/field/counted-field.tsx"
import { Field } from "../../../../ui/field/field.tsx"
import { SelectField } from "../../../../ui/field/select.tsx"
import { TitledCard } from "../../../../ui/titled-card.tsx"
import { useDates, useTexts } from "../../../../ui/use-texts.ts"
import { bandFrom, bandStarts, works } from "../../../cost/cost.rules.ts"
import { bandTexts } from "../../../cost/texts.ts"
import { DESCRIPTION_LIMIT, homeTypes, LOCALITY_LIMIT, TITLE_LIMIT } from "../../project.rules.ts"
import { projectFieldTexts, projectWordsTexts } from "../../texts.ts"
import { type TextField, textIn } from "../edited-project.rules.ts"
import { projectEditorTexts } from "../texts.ts"
import type { Editing } from "../use-editing.ts"
import { fieldId } from "./field-id.ts"

/** What can stand beside the photographs. */
export interface OwnReview {
  id: string
  user_name: string | null
  rating: number
  title: string | null
  comment: string
  created_at: string
}

interface ProjectFieldsProps {
  editing: Editing
  reviews: readonly OwnReview[]
  localities: readonly string[]
}

/** What is said of the project. */
export function ProjectFields({ editing, reviews, localities }: ProjectFieldsProps) {
  const t = useTexts(projectEditorTexts)
  const words = useTexts(projectWordsTexts)
  const { band } = useTexts(bandTexts)
  const suggestions = useId()
  const field = useField(editing)
  const select = (name: TextField, options: readonly { value: string; label: string }[], placeholder: string) => (
    <SelectField {...field(name)} options={options} placeholder={placeholder} />
  )
  return (
    <TitledCard title={t.about}>
      <div className="grid gap-5 sm:grid-cols-2">
        <CountedField
          {...field("title")}
          typed={textIn(editing.view, "title")}
          limit={TITLE_LIMIT}
          className="sm:col-span-2"
        />
        {select(
          "work",
          works.map((value) => ({ value, label: words.works[value] })),
          t.placeholders.choose,
        )}
        {select(
          "home_type",
          homeTypes.map((value) => ({ value, label: words.homeTypes[value] })),
          t.placeholders.unsaid,
        )}
        <CountedField
          {...field("locality")}
          typed={textIn(editing.view, "locality")}
          limit={LOCALITY_LIMIT}
          autoComplete="off"
          list={localities.length > 0 ? suggestions : undefined}
        />
        <datalist id={suggestions}>
          {localities.map((name) => (
            <option key={name} value={name} />
          ))}
        </datalist>
        <Field {...field("completed_year")} inputMode="numeric" autoComplete="off" />
        <Field {...field("area_sqft")} inputMode="numeric" autoComplete="off" />
        <Field {...field("duration_weeks")} inputMode="numeric" autoComplete="off" />
        {select(
          "paid_from",
          bandStarts.map(bandFrom).map(({ from, to }) => ({ value: String(from), label: capital(band(from, to)) })),
          t.placeholders.unsaid,
        )}
        {reviews.length > 0 && <ReviewSelect field={field("review_id")} reviews={reviews} />}
        <CountedTextArea
          {...field("description")}
          typed={textIn(editing.view, "description")}
          limit={DESCRIPTION_LIMIT}
          rows={7}
          className="sm:col-span-2"
        />
      </div>
    </TitledCard>
  )
}

/** Those without which it cannot be published have no "(optional)". */
const needed: readonly TextField[] = ["title", "work", "locality", "completed_year"]

const useField = ({ view, editor }: Editing) => {
  const { fields } = useTexts(projectFieldTexts)
  const { hints, placeholders } = useTexts(projectEditorTexts)
  return (name: TextField) => ({
    id: fieldId(name),
    name,
    label: fields[name],
    hint: (hints as Partial<Record<TextField, string>>)[name],
    placeholder: (placeholders as Partial<Record<TextField, string>>)[name],
    error: view.errors[name],
    required: needed.includes(name) ? undefined : false,
    value: textIn(view, name),
    onChange: ({ target }: { target: { value: string } }) => editor.type(name, target.value),
    onBlur: () => editor.leave(name),
  })
}

/** So much of a review tells it from the others. */
const SHOWN = 60

interface ReviewSelectProps {
  field: ReturnType<ReturnType<typeof useField>>
  reviews: readonly OwnReview[]
}

function ReviewSelect({ field, reviews }: ReviewSelectProps) {
  const t = useTexts(projectEditorTexts)
  const dates = useDates()
  const options = reviews.map(({ id, user_name, rating, title, comment, created_at }) => {
    const words = [...(title || comment)]
    const short = words.length > SHOWN ? `${words.slice(0, SHOWN).join("")}…` : words.join("")
    return { value: id, label: t.review(rating, user_name ?? t.formerCustomer, dates.day(created_at), short) }
  })
  return <SelectField {...field} options={options} placeholder={t.placeholders.noReview} />
}
