import { useTexts } from "../../ui/use-texts.ts"
import { visitTexts } from "../texts.ts"
import { useElsewhere } from "./use-elsewhere.ts"

/** Behind a start, to who reads it in another zone: whose time it is, and what it is by their own clock. */
export function Elsewhere({ at }: { at: string | Date }) {
  const t = useTexts(visitTexts)
  const there = useElsewhere(at)
  return (
    there && <span className="whitespace-normal font-normal font-sans text-muted text-sm"> {t.inIndia(there)}</span>
  )
}
