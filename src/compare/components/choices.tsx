import { type FormEvent, type SubmitEvent, useEffect, useRef, useState } from "react"
import { Form, useNavigate, useRevalidator } from "react-router"
import { Picture } from "../../drawings/picture.tsx"
import { Button } from "../../ui/button.tsx"
import { Card } from "../../ui/card.tsx"
import { EmptyState } from "../../ui/empty-state.tsx"
import { Link, LinkButton } from "../../ui/link.tsx"
import { toast } from "../../ui/overlay/toast-store.ts"
import { useTexts } from "../../ui/use-texts.ts"
import type { Candidate, CategoryChoice, Comparison } from "../comparison.ts"
import { BOX, compareAddress, MAX_COMPARED, MIN_COMPARED, TABLE } from "../comparison-url.rules.ts"
import { compareTexts } from "../texts.ts"
import { trayTexts } from "../tray/texts.ts"
import { saveTray } from "../tray/tray-store.ts"
import { ChoiceCard } from "./choice-card.tsx"

/**
 * Who can be chosen. The boxes themselves hold the choice, so that those ticked before the application came count; the
 * address follows them. Without script the form leads to the same addresses.
 */
export function Choices({ view, choices }: { view: Comparison; choices: readonly Candidate[] }) {
  const t = useTexts(compareTexts)
  const { tooMany } = useTexts(trayTexts)
  const navigate = useNavigate()
  const { revalidate } = useRevalidator()
  const [chosen, setChosen] = useState(() => view.compared.map(({ id }) => id))
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => {
    if (form.current) setChosen(tickedIn(form.current))
  }, [])
  // They stand side by side above already: nothing waits to be pressed.
  const isShown =
    view.compared.length >= MIN_COMPARED &&
    chosen.length === view.compared.length &&
    view.compared.every(({ id }) => chosen.includes(id))
  const [category, cursor] = [view.category?.name, view.cursor ?? undefined]
  const choose = (event: FormEvent<HTMLFormElement>) => {
    const ids = tickedIn(event.currentTarget)
    if (ids.length > MAX_COMPARED && event.target instanceof HTMLInputElement) {
      event.target.checked = false
      toast("info", tooMany)
      return
    }
    setChosen(ids)
    saveTray(choices.filter(({ id }) => ids.includes(id)).map(({ id, business_name }) => ({ id, name: business_name })))
    void navigate(compareAddress({ category, ids, cursor }), { replace: true, preventScrollReset: true })
  }
  const send = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const ids = tickedIn(event.currentTarget)
    const { submitter } = event.nativeEvent
    if (submitter instanceof HTMLButtonElement && submitter.name === "cursor")
      return void navigate(compareAddress({ category, ids, cursor: submitter.value }))
    if (ids.length < MIN_COMPARED) return void toast("error", t.tooFew)
    await navigate(`${compareAddress({ category, ids, cursor })}#${TABLE}`)
    // The address has named them since their boxes were ticked, and for another fragment the router asks for nothing.
    void revalidate()
  }
  return (
    <Form ref={form} action={`/compare#${TABLE}`} onChange={choose} onSubmit={send} className="grid grid-cols-1 gap-5">
      {category && <input type="hidden" name="category" value={category} />}
      <ul className="grid grid-cols-1 gap-4 sm:grid-cols-2 lg:grid-cols-3">
        {choices.map((choice) => (
          <ChoiceCard key={choice.id} choice={choice} isChosen={chosen.includes(choice.id)} />
        ))}
      </ul>
      <div className="flex flex-wrap gap-3">
        {cursor && (
          <LinkButton to={compareAddress({ category, ids: chosen })} variant="secondary">
            {t.list.first}
          </LinkButton>
        )}
        {view.next && (
          <Button type="submit" variant="secondary" name="cursor" value={view.next}>
            {t.list.more}
          </Button>
        )}
      </div>
      <div data-foot="choices" className={`${barClasses} ${isShown ? "" : "sticky"}`}>
        <p role="status" className="font-semibold noscript:hidden">
          {t.list.chosen(chosen.length, MAX_COMPARED)}
        </p>
        <Button type="submit">{t.list.compare}</Button>
      </div>
    </Form>
  )
}

const tickedIn = (form: HTMLFormElement) => new FormData(form).getAll(BOX).map(String)

const barClasses = [
  "no-print bottom-0 z-20 -mx-[clamp(1rem,4vw,2rem)] flex items-center justify-between gap-4 border-line border-t",
  "bg-surface px-[clamp(1rem,4vw,2rem)] pt-3 pb-[max(0.75rem,env(safe-area-inset-bottom))]",
  "sm:mx-0 sm:rounded-lg sm:border sm:shadow-soft sm:bottom-4",
].join(" ")

/** Nobody to choose from: nothing was asked for yet, or nobody is there; who waits for a service can be told of it. */
export function NoChoices({ view: { category, categories } }: { view: Comparison }) {
  const t = useTexts(compareTexts)
  if (!category) return <Unasked open={categories.filter(({ isOpen }) => isOpen)} />
  return (
    <EmptyState
      title={t.none}
      action={
        category.isOpen ? (
          <LinkButton to="/search" variant="secondary">
            {t.find}
          </LinkButton>
        ) : (
          <LinkButton to={`/services/${category.slug}`}>{t.notify(category.name)}</LinkButton>
        )
      }
    />
  )
}

/** One tap instead of the list above it, for what can be booked. */
function Unasked({ open }: { open: readonly CategoryChoice[] }) {
  const { unasked } = useTexts(compareTexts)
  return (
    <>
      <p className="text-lg text-muted">{unasked}</p>
      <ul className="grid max-w-3xl gap-5 sm:grid-cols-2">
        {open.map(({ slug, name }, place) => (
          <Card as="li" key={slug} flush lifts className="relative">
            <Picture
              kind="service"
              seed={slug}
              detail="low"
              eager={place === 0}
              className="h-36 w-full border-line border-b bg-sunken sm:h-44"
            />
            <Link
              to={compareAddress({ category: name, ids: [] })}
              className="block p-4 font-semibold font-serif text-lg after:absolute after:inset-0"
            >
              {name}
            </Link>
          </Card>
        ))}
      </ul>
    </>
  )
}
