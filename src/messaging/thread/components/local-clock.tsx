import { useLocalTime } from "../../../bookings/components/local-time.tsx"
import { useTexts } from "../../../ui/use-texts.ts"
import { messagesPageTexts } from "../../messages-page.texts.ts"

/** Beside an Indian time: what it is by the clock of who reads it, where that is another one. */
export function LocalClock({ at }: { at: string }) {
  const { thread: t } = useTexts(messagesPageTexts)
  const local = useLocalTime(at)
  return local && <span>({t.local(local)})</span>
}
