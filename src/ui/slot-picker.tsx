import { type ReactNode, useId } from "react"
import { fromIndianTime } from "../platform/time.ts"
import { Button } from "./button.tsx"
import { choiceStyle } from "./choice-style.ts"
import { FieldError } from "./field-frame.tsx"
import { Skeleton } from "./skeleton.tsx"
import { slotPickerWords } from "./slot-picker.words.ts"
import { uiWords } from "./ui.words.ts"
import { useDates, useWords } from "./use-words.ts"

export interface SlotDay {
  /** Indian day, YYYY-MM-DD. */
  date: string
  /** HH:MM, Indian time, in their order. */
  times: readonly string[]
}

interface SlotPickerProps {
  label: string
  days: readonly SlotDay[]
  /** Empty where nothing is chosen yet. */
  date: string
  time: string
  onChoose: (slot: { date: string; time: string }) => void
  state: "loading" | "slow" | "ready" | "failed"
  onRetry: () => void
  /** Undefined where there are no more. */
  onMore: (() => void) | undefined
  error?: string | undefined
  /** Stands below the error: what to do about it. */
  help?: ReactNode
}

/**
 * Days that have free times and then the times of the chosen one, nothing that is taken; native radios, so arrow keys walk
 * along them. Until somebody chooses, the first day lies open.
 */
export function SlotPicker(props: SlotPickerProps) {
  const { label, days, date, time, onChoose, error, help } = props
  const t = useWords(slotPickerWords)
  const id = useId()
  const open = days.find((one) => one.date === date) ?? (date ? undefined : days[0])
  const chooseDay = (day: SlotDay) => onChoose({ date: day.date, time: day.times.includes(time) ? time : "" })
  return (
    <fieldset className="grid min-w-0 grid-cols-1 gap-3">
      <legend className="mb-1 font-semibold">{label}</legend>
      <FieldError id={`${id}-error`}>{error}</FieldError>
      {help}
      {days.length > 0 && (
        <div
          role="radiogroup"
          aria-label={t.days}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? `${id}-error` : undefined}
          className={stripLook}
        >
          {days.map((day) => (
            <Day
              key={day.date}
              name={`${id}-day`}
              day={day}
              isOpen={day === open}
              isChosen={date !== ""}
              onChoose={() => chooseDay(day)}
            />
          ))}
          <More {...props} />
        </div>
      )}
      {open && <Times day={open} name={`${id}-time`} chosen={open.date === date ? time : ""} onChoose={onChoose} />}
      <Otherwise {...props} />
    </fieldset>
  )
}

type DayProps = {
  name: string
  day: SlotDay
  isOpen: boolean
  /** Of the open one: by the person. */
  isChosen: boolean
  onChoose: () => void
}

function Day({ name, day: { date }, isOpen, isChosen, onChoose }: DayProps) {
  const dates = useDates()
  const noon = instantOf(date, "12:00")
  return (
    <label
      className={`${choiceStyle} ${dayLook} ${isChosen ? chosenLook : shownLook}`}
      ref={isOpen ? showInStrip : undefined}
    >
      <input
        type="radio"
        name={name}
        value={date}
        checked={isOpen}
        onChange={onChoose}
        // The open day is checked already: pressed, it is chosen all the same.
        onClick={isOpen && !isChosen ? onChoose : undefined}
        className={unseen}
      />
      <span className="block font-normal text-sm leading-4">{dates.weekdayName(noon)} </span>
      {dates.dayOfMonth(noon)}
    </label>
  )
}

type TimesProps = { day: SlotDay; name: string; chosen: string; onChoose: SlotPickerProps["onChoose"] }

function Times({ day: { date, times }, name, chosen, onChoose }: TimesProps) {
  const t = useWords(slotPickerWords)
  const dates = useDates()
  const parts = [
    { part: t.morning, times: times.filter((time) => time < "12:00") },
    { part: t.afternoon, times: times.filter((time) => time >= "12:00" && time < "17:00") },
    { part: t.evening, times: times.filter((time) => time >= "17:00") },
  ]
  return (
    <div
      role="radiogroup"
      aria-label={t.times(dates.weekday(instantOf(date, "12:00")))}
      className="grid grid-cols-1 gap-2"
    >
      {parts.map(
        ({ part, times }) =>
          times.length > 0 && (
            <div key={part} className="grid grid-cols-1 gap-1">
              <p className="text-muted text-sm">{part}</p>
              <div className={timesLook}>
                {times.map((time) => (
                  <label key={time} className={`${choiceStyle} ${timeLook}`}>
                    <input
                      type="radio"
                      name={name}
                      value={time}
                      checked={time === chosen}
                      onChange={() => onChoose({ date, time })}
                      className={unseen}
                    />
                    {dates.clock(instantOf(date, time))}
                  </label>
                ))}
              </div>
            </div>
          ),
      )}
    </div>
  )
}

function More({ onMore, state }: SlotPickerProps) {
  const t = useWords(slotPickerWords)
  if (!onMore) return null
  return (
    <Button
      variant="quiet"
      onClick={onMore}
      busy={state === "loading" || state === "slow"}
      className="shrink-0 sm:col-span-2 sm:justify-self-start"
    >
      {t.more}
    </Button>
  )
}

/** What is said where no times are to be seen: they are on their way, they did not come, there are none. */
function Otherwise(props: SlotPickerProps) {
  const { days, state, onRetry } = props
  const t = useWords(slotPickerWords)
  const { tryAgain } = useWords(uiWords)
  if (state === "ready" && days.length > 0) return null
  if (state === "ready")
    return (
      <div role="status" className={noticeLook}>
        <p>{t.none}</p>
        <More {...props} />
      </div>
    )
  const again = (
    <Button variant="secondary" size="small" onClick={onRetry}>
      {tryAgain}
    </Button>
  )
  if (state === "failed")
    return (
      <div role="status" className={noticeLook}>
        <p>{t.failed}</p>
        {again}
      </div>
    )
  return (
    <>
      {days.length === 0 && <Coming />}
      {state === "slow" && (
        <div role="status" className={noticeLook}>
          <p>{t.slow}</p>
          {again}
        </div>
      )}
    </>
  )
}

/** As high as a day of the usual hours, below as many as come at first: what comes takes the same places. */
function Coming() {
  const t = useWords(slotPickerWords)
  const row = (count: number, look: string) =>
    Array.from({ length: count }, (_, place) => place).map((place) => (
      <Skeleton key={place} className={`rounded-lg ${look}`} />
    ))
  return (
    <div aria-busy="true" className="grid grid-cols-1 gap-3">
      <span className="sr-only">{t.loading}</span>
      <div className={`${stripLook} overflow-hidden`}>{row(12, "h-12 w-18 shrink-0 sm:w-auto")}</div>
      <div className="grid grid-cols-1 gap-2">
        {[
          { part: t.morning, count: 4 },
          { part: t.afternoon, count: 10 },
          { part: t.evening, count: 3 },
        ].map(({ part, count }) => (
          <div key={part} aria-hidden="true" className="grid grid-cols-1 gap-1">
            <p className="text-muted text-sm">{part}</p>
            <div className={timesLook}>{row(count, "h-11")}</div>
          </div>
        ))}
      </div>
    </div>
  )
}

const instantOf = (date: string, time: string) => fromIndianTime(date, time) ?? new Date(Number.NaN)

/** Along the strip only: the page stays where it is. */
const showInStrip = (day: HTMLElement | null) => {
  const strip = day?.parentElement
  if (!day || !strip || strip.scrollWidth <= strip.clientWidth) return
  const [from, to] = [day.offsetLeft - strip.offsetLeft, day.offsetLeft - strip.offsetLeft + day.offsetWidth]
  if (from < strip.scrollLeft || to > strip.scrollLeft + strip.clientWidth) strip.scrollLeft = from - 16
}

/** On a phone a row to push along, edge to edge; where there is room all of them, in the columns of the times. */
const stripLook = [
  "-mx-4 flex gap-2 overflow-x-auto px-4 py-1 [scrollbar-width:none]",
  "sm:mx-0 sm:grid sm:grid-cols-5 sm:gap-1.5 sm:overflow-visible sm:px-0",
].join(" ")

/** The first day lies open before anybody has chosen one. */
const shownLook = "has-checked:border-tile has-checked:bg-tile-soft has-checked:text-tile-ink"
const chosenLook = "has-checked:border-tile has-checked:bg-tile has-checked:text-on-tile"
const dayLook = `grid min-h-12 min-w-18 shrink-0 cursor-pointer sm:min-w-0 content-center whitespace-nowrap px-2 text-center font-semibold leading-5`
/** Four side by side on the smallest phone, elsewhere below the days. */
const timesLook = "grid grid-cols-[repeat(auto-fill,minmax(4.5rem,1fr))] gap-1.5 sm:grid-cols-5"
const timeLook = `grid min-h-11 cursor-pointer place-items-center whitespace-nowrap max-sm:text-sm font-semibold ${chosenLook}`
/** Under its label, which shows what it is. */
const unseen = "absolute inset-0 cursor-[inherit] appearance-none rounded-lg opacity-0"
const noticeLook = "flex flex-wrap items-center justify-between gap-3 rounded-lg bg-sunken px-4 py-3"
