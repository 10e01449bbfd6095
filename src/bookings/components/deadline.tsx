import { useState } from "react"
import { useWords } from "../../ui/use-words.ts"
import { statusAt } from "../booking.rules.ts"
import type { CustomerBooking, ProfessionalBooking } from "../booking.schema.ts"
import { bookingWords } from "../texts.ts"
import { When } from "./when.tsx"

type DeadlineProps = { booking: Pick<CustomerBooking | ProfessionalBooking, "status" | "start_time" | "answer_due_at"> }

/** By when a request wants its answer, and what happens then. */
export function Deadline({ booking }: DeadlineProps) {
  const { deadline } = useWords(bookingWords)
  const due = dueOf(booking)
  return due && <p className="text-muted text-sm">{deadline(<When at={due} />)}</p>
}

/** The same in a row of a list, where the time is all there is room for. One that is answered keeps it, so that no row moves. */
export function AnswerBy({ booking }: DeadlineProps) {
  const { answerBy } = useWords(bookingWords)
  const due = dueOf(booking)
  const [before] = useState(due)
  const shown = due ?? before
  if (!shown) return null
  return (
    <span className={`block text-muted text-sm ${due ? "" : "invisible"}`} aria-hidden={!due}>
      {answerBy(<When at={shown} />)}
    </span>
  )
}

const dueOf = (booking: DeadlineProps["booking"]) =>
  statusAt(booking, new Date()) === "pending" ? booking.answer_due_at : null
