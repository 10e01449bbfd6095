import { Icon } from "../../ui/icon.tsx"
import { useNearbyFocus } from "../../ui/list/use-nearby-focus.ts"

/** Takes a file away, in the corner of its tile. */
export function RemoveButton({ label, onPress }: { label: string; onPress: () => void }) {
  const cross = useNearbyFocus<HTMLButtonElement>()
  return (
    <button ref={cross} type="button" aria-label={label} onClick={onPress} className={removeClasses}>
      <Icon name="x" className="size-4" />
    </button>
  )
}

/** Drawn in the corner of its tile, beside what stands in it; its target of 44 px reaches beyond it. */
const removeClasses = [
  "absolute -top-2 -right-2 grid size-7 place-items-center rounded-full border border-border bg-surface shadow-soft",
  "after:absolute after:-inset-2 hover:border-ink",
].join(" ")
