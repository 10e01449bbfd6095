import { type ReactNode, useId } from "react"
import { fromIndianTime } from "../../platform/time.ts"
import { slotPickerTexts } from "../texts.ts"
import { useDates, useTexts } from "../use-texts.ts"
import { choiceStyle } from "./choice-style.ts"
import { FieldError } from "./field-frame.tsx"
import { MoreDays, SlotsOtherwise, type SlotsOtherwiseProps, stripClasses, timesClasses } from "./slots-otherwise.tsx"

export interface SlotDay {
  /** Indian day, YYYY-MM-DD. */
  date: string
  /** HH:MM, Indian time, in their order. */
  times: readonly string[]
}

interface SlotPickerProps extends SlotsOtherwiseProps {
  label: string
  days: readonly SlotDay[]
  /** Empty where nothing is chosen yet. */
  date: string
  time: string
  onChoose: (slot: { date: string; time: string }) => void
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
  const t = useTexts(slotPickerTexts)
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
          className={stripClasses}
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
          <MoreDays {...props} />
        </div>
      )}
      {open && <Times day={open} name={`${id}-time`} chosen={open.date === date ? time : ""} onChoose={onChoose} />}
      <SlotsOtherwise {...props} />
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
      className={`${choiceStyle} ${dayClasses} ${isChosen ? chosenClasses : shownClasses}`}
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
  const t = useTexts(slotPickerTexts)
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
              <div className={timesClasses}>
                {times.map((time) => (
                  <label key={time} className={`${choiceStyle} ${timeClasses}`}>
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

const instantOf = (date: string, time: string) => fromIndianTime(date, time) ?? new Date(Number.NaN)

/** Along the strip only: the page stays where it is. */
const showInStrip = (day: HTMLElement | null) => {
  const strip = day?.parentElement
  if (!day || !strip || strip.scrollWidth <= strip.clientWidth) return
  const [from, to] = [day.offsetLeft - strip.offsetLeft, day.offsetLeft - strip.offsetLeft + day.offsetWidth]
  if (from < strip.scrollLeft || to > strip.scrollLeft + strip.clientWidth) strip.scrollLeft = from - 16
}

/** The first day lies open before anybody has chosen one. */
const shownClasses = "has-checked:border-tile has-checked:bg-tile-soft has-checked:text-tile-ink"
const chosenClasses = "has-checked:border-tile has-checked:bg-tile has-checked:text-on-tile"
const dayClasses =
  "grid min-h-12 min-w-18 shrink-0 cursor-pointer sm:min-w-0 sm:px-1 content-center whitespace-nowrap px-2 text-center font-semibold leading-5"
const timeClasses = `grid min-h-11 cursor-pointer place-items-center whitespace-nowrap max-sm:text-sm font-semibold ${chosenClasses}`
/** Under its label, which shows what it is. */
const unseen = "absolute inset-0 cursor-[inherit] appearance-none rounded-lg opacity-0"
