import { useState } from "react"
import { useTexts } from "../../ui/use-texts.ts"
import { statusAt } from "../booking.rules.ts"
import type { CustomerBooking, ProfessionalBooking } from "../booking.schema.ts"
import { openProposal } from "../proposal/proposal.rules.ts"
import { bookingTexts } from "./texts.ts"
import { When } from "./visit-line.tsx"

type DeadlineProps = { booking: CustomerBooking | ProfessionalBooking }

/** By when a request wants its answer, and what happens then. */
export function Deadline({ booking }: DeadlineProps) {
  const { deadline } = useTexts(bookingTexts)
  const due = dueOf(booking)
  return due && <p className="text-muted text-sm">{deadline(<When at={due} />, isReadersTurn(booking))}</p>
}

/** The same in a row of a list, shorter. An answered row keeps its space, so that no row below it moves. */
export function AnswerBy({ booking }: DeadlineProps) {
  const { answerBy } = useTexts(bookingTexts)
  const due = dueOf(booking)
  const [before] = useState(due)
  const shown = due ?? before
  if (!shown) return null
  return (
    <span className={`block text-muted text-sm ${due ? "" : "invisible"}`} aria-hidden={!due}>
      {answerBy(<When at={shown} />, isReadersTurn(booking))}
    </span>
  )
}

/** Whether the reader has to answer: a request the professional, a proposal the side that did not make it. */
const isReadersTurn = (booking: CustomerBooking | ProfessionalBooking) => {
  const reader = "provider_id" in booking ? "customer" : "professional"
  const proposal = openProposal(booking, new Date())
  return proposal ? proposal.by !== reader : reader === "professional"
}

const dueOf = (booking: DeadlineProps["booking"]) =>
  statusAt(booking, new Date()) === "pending" ? booking.answer_due_at : null
