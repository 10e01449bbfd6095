import { type MouseEvent, type ReactNode, type Ref, useEffect, useEffectEvent } from "react"
import { useFetcher } from "react-router"
import type { ListRow } from "./list.ts"
import type { ActionResult, RowList } from "./use-list.ts"
import { useNearbyFocus } from "./use-nearby-focus.ts"

interface ActionButton {
  ref: Ref<HTMLButtonElement>
  type: "submit"
  onClick: (event: MouseEvent) => void
}

type RowActionProps<Row extends ListRow> = {
  list: Pick<RowList<Row>, "onActed">
  /** What the page's action gets; it answers with an `ActionResult`, or with what it failed of. */
  act: Record<string, string>
  /** Asked first; where it says no, nothing is sent, and it has said why. */
  isReady?: () => Promise<boolean>
  children: (button: ActionButton, busy: boolean) => ReactNode
}

/**
 * One button that does something with its row. Where it goes with what it does, the focus stays nearby, and the second
 * click of a double click does nothing to whatever has moved up to its place.
 */
export function RowAction<Row extends ListRow>({ list, act, isReady, children }: RowActionProps<Row>) {
  const fetcher = useFetcher<ActionResult<Row> | null>()
  const ref = useNearbyFocus<HTMLButtonElement>()
  const busy = fetcher.state !== "idle"
  const outcome = fetcher.data
  const notify = useEffectEvent((acted: ActionResult<Row>) => list.onActed(acted))
  useEffect(() => {
    if (outcome?.changed || outcome?.gone) notify(outcome)
  }, [outcome])
  const onClick = (event: MouseEvent) => {
    if (busy || event.detail > 1) return event.preventDefault()
    if (!isReady) return
    event.preventDefault()
    void isReady().then((ready) => ready && ref.current?.form?.requestSubmit())
  }
  return (
    <fetcher.Form method="post" className="contents">
      {Object.entries(act).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {children({ ref, type: "submit", onClick }, busy)}
    </fetcher.Form>
  )
}
