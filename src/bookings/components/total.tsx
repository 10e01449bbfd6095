import { visitTotalIn } from "../../professionals/visit-total.ts"
import { useLanguage, useTexts } from "../../ui/use-texts.ts"
import { bookingPlaceTexts } from "../texts.ts"

interface TotalProps {
  /** Rupees; null: to be agreed. */
  total: string | null
  /** Minutes. */
  duration: number
  /** Who is paid; left out where the place says it. */
  to?: string | null
}

/** "2 h, about ₹7,200, paid to Osari Interiors" */
export function Total({ total, duration, to }: TotalProps) {
  const t = useTexts(bookingPlaceTexts)
  const isPaid = Number(total) > 0
  const comesTo = visitTotalIn(useLanguage())(total, duration)
  return to && isPaid ? t.paidTo(comesTo, to) : comesTo
}
