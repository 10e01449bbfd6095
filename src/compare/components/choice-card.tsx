import { Portrait } from "../../drawings/portrait.tsx"
import { professionalTexts } from "../../professionals/texts.ts"
import { Icon } from "../../ui/icon.tsx"
import { Link } from "../../ui/link.tsx"
import { Rating } from "../../ui/rating.tsx"
import { useTexts } from "../../ui/use-texts.ts"
import type { Candidate } from "../comparison.ts"
import { BOX } from "../comparison-url.rules.ts"
import { compareTexts } from "../texts.ts"

/** The whole card ticks its box, but for the way to the profile. */
export function ChoiceCard({ choice, isChosen }: { choice: Candidate; isChosen: boolean }) {
  const t = useTexts(compareTexts).list
  const { verified, notVerified, years } = useTexts(professionalTexts)
  const { id, business_name, full_name, portrait, place, is_verified, work_experience } = choice
  return (
    <li className={cardClasses}>
      <input
        type="checkbox"
        name={BOX}
        id={`choice-${id}`}
        value={id}
        defaultChecked={isChosen}
        className="relative z-1 mt-1 size-5 accent-tile"
      />
      <div className="grid min-w-0 content-start gap-1">
        <label htmlFor={`choice-${id}`} className="after:absolute after:inset-0 after:rounded-lg">
          <span className="sr-only">{t.compare} </span>
          <span className="wrap-anywhere font-semibold font-serif text-lg">{business_name}</span>
        </label>
        <p className="wrap-anywhere text-muted text-sm">
          {full_name}, {place}
        </p>
        <Rating value={choice.rating} count={choice.reviews} compact />
        <p className={`flex items-center gap-1.5 text-sm ${is_verified ? "text-neem-ink" : "text-muted"}`}>
          {is_verified && <Icon name="shield-check" className="size-4" />}
          {is_verified ? verified : notVerified}
        </p>
        <p className="-mb-2 flex flex-wrap items-center justify-between gap-x-3 text-sm">
          <span className="text-muted">{work_experience !== null && years(work_experience)}</span>
          <Link to={`/providers/${id}`} className={profileClasses}>
            {t.view}
            <span className="sr-only">{t.of(business_name)}</span>
          </Link>
        </p>
      </div>
      <Portrait seed={id} name={portrait ? full_name : business_name} portrait={portrait} className="size-14" />
    </li>
  )
}

const cardClasses = [
  "relative grid grid-cols-[auto_minmax(0,1fr)_auto] gap-x-3 rounded-lg border border-line bg-surface p-4 shadow-soft",
  "hover:border-brass has-checked:border-tile has-checked:ring-2 has-checked:ring-tile",
].join(" ")

const profileClasses =
  "relative z-1 inline-flex min-h-11 items-center font-semibold text-tile-ink underline-offset-4 hover:underline"
