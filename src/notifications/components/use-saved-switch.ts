import { useRef, useState } from "react"
import { useOneAtATime } from "../../ui/form/use-one-at-a-time.ts"

/**
 * A switch that is kept with each press. It stands as it was pressed last; presses while one is on its way are kept after
 * it, and where that fails it goes back to what is kept.
 */
export function useSavedSwitch(initial: boolean, keep: (isOn: boolean) => Promise<boolean>) {
  const [isOn, setOn] = useState(initial)
  const kept = useRef(initial)
  const wished = useRef(initial)
  const { alone } = useOneAtATime()
  const storeWish = async () => {
    while (wished.current !== kept.current) {
      const sent = wished.current
      if (await keep(sent)) kept.current = sent
      else wished.current = kept.current
    }
    setOn(kept.current)
  }
  const press = (next: boolean) => {
    wished.current = next
    setOn(next)
    void alone(storeWish)
  }
  return [isOn, press] as const
}
