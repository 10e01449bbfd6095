import { useLocation, useNavigate, useRevalidator, useSearchParams } from "react-router"
import { deliveryTexts } from "../../../professionals/texts.ts"
import { Card } from "../../../ui/card.tsx"
import { Icon } from "../../../ui/icon.tsx"
import { Link } from "../../../ui/link.tsx"
import { toast } from "../../../ui/overlay/toast-store.ts"
import { useFocusOnChange } from "../../../ui/use-focus-on-change.ts"
import { useDates, usePrices, useTexts } from "../../../ui/use-texts.ts"
import type { FirstSteps, StepName } from "../first-steps.contract.ts"
import { isPossible, openStep } from "../step.rules.ts"
import { firstStepsTexts } from "../texts.ts"
import { type City, stepForms } from "./step-forms.tsx"

interface StepListProps {
  names: readonly StepName[]
  steps: FirstSteps
  cities: readonly City[]
}

/** One step is open at a time, by the address; what is saved gives way to the next. */
export function StepList({ names, steps, cities }: StepListProps) {
  const { pathname } = useLocation()
  const [search] = useSearchParams()
  const navigate = useNavigate()
  const { revalidate } = useRevalidator()
  const open = openStep(names, steps, search.get("step"))
  const list = useFocusOnChange<HTMLOListElement>(open, "form :is(select, input, textarea)")
  const onSaved = async (message: string) => {
    if (search.has("step")) await navigate(pathname, { replace: true, preventScrollReset: true })
    await revalidate()
    toast("success", message)
  }
  const stepping = { professionalId: steps.id, serviceId: steps.offer?.id ?? "" }
  return (
    <ol ref={list} className="grid gap-3">
      {names.map((name, index) => {
        const StepForm = stepForms[name]
        return (
          <Card as="li" key={name} className="grid gap-5">
            <StepHead name={name} number={index + 1} steps={steps} isOpen={name === open} />
            {name === open && (
              <StepForm
                key={steps.offer?.id ?? "none"}
                steps={steps}
                cities={cities}
                stepping={stepping}
                onSaved={onSaved}
              />
            )}
          </Card>
        )
      })}
    </ol>
  )
}

interface StepHeadProps {
  name: StepName
  number: number
  steps: FirstSteps
  isOpen: boolean
}

function StepHead({ name, number, steps, isOpen }: StepHeadProps) {
  const t = useTexts(firstStepsTexts)
  const { title, text } = t.steps[name]
  const isDone = steps.done[name]
  const said = useStepSummaries(steps)[name]
  const to = !isOpen && isPossible(name, steps) ? wayTo(name, isDone) : undefined
  return (
    <div className="relative grid grid-cols-[auto_minmax(0,1fr)_auto] items-center gap-x-4">
      <span className={`grid size-9 place-items-center rounded-full border font-semibold ${disc(isDone, isOpen)}`}>
        {isDone ? <Icon name="check" className="size-5" label={t.done} /> : number}
      </span>
      <div className="grid min-w-0">
        <h3 className="font-sans text-base tracking-normal">
          {to ? (
            <Link
              to={to}
              replace={to.startsWith("?")}
              preventScrollReset
              className="after:absolute after:-inset-3 after:rounded-lg"
            >
              {title}
            </Link>
          ) : (
            title
          )}
        </h3>
        {isDone && !isOpen && said ? (
          <p className="wrap-anywhere line-clamp-2 text-muted text-sm">{said}</p>
        ) : (
          <p className="text-muted text-sm">{text}</p>
        )}
      </div>
      {to && (
        <span aria-hidden="true" className="text-tile-ink text-sm underline underline-offset-4">
          {isDone ? t.change : <Icon name="chevron-down" className="size-5 text-muted" />}
        </span>
      )}
    </div>
  )
}

/** Hours that are kept are a week of their own, which the form of the first ones would put in one. */
const wayTo = (name: StepName, isDone: boolean) =>
  name === "hours" && isDone ? "/provider/availability" : `?step=${name}`

const disc = (isDone: boolean, isOpen: boolean) => {
  if (isDone) return "border-neem bg-neem text-on-neem"
  return isOpen ? "border-tile bg-tile text-on-tile" : "border-border text-muted"
}

/** What was said in each, in a line. */
const useStepSummaries = ({ offer, about, card }: FirstSteps): Record<StepName, string> => {
  const ways = useTexts(deliveryTexts).professional
  const dates = useDates()
  const priceText = usePrices()
  const visit = offer && [offer.name, dates.duration(offer.duration), ...offer.delivery.map((way) => ways[way])]
  return {
    offer: visit?.join(" · ") ?? "",
    place: offer?.cities.join(", ") ?? "",
    price: offer ? (card?.price_label ?? priceText(offer.price)) : "",
    hours: "",
    about: about.headline || about.about,
  }
}
