import { Icon, type IconName } from "./icon.tsx"
import { useNearbyFocus } from "./list/use-nearby-focus.ts"
import { Spinner } from "./loading.tsx"
import { choiceTexts, uiTexts } from "./texts.ts"
import { useTexts } from "./use-texts.ts"

type ChipProps = {
  /** What it stands for; its button says with it what it removes. */
  label: string
  icon?: IconName
  /** Without it the chip cannot be removed. */
  onRemove?: () => void
  /** It is being removed. */
  busy?: boolean
}

/** One of several that were chosen; its cross takes it away. */
export function Chip({ label, icon, onRemove, busy = false }: ChipProps) {
  const t = useTexts(choiceTexts)
  const { wait } = useTexts(uiTexts)
  const cross = useNearbyFocus<HTMLButtonElement>()
  const edge = onRemove ? "pl-3" : "px-3"
  return (
    <span className={`inline-flex min-h-11 max-w-full items-center gap-2 rounded-lg bg-fill ${edge}`}>
      {icon && <Icon name={icon} className="size-4 text-muted" />}
      <span className="wrap-anywhere min-w-0 py-1">{label}</span>
      {onRemove && (
        <button
          ref={cross}
          type="button"
          aria-label={t.remove(label)}
          aria-disabled={busy || undefined}
          aria-busy={busy || undefined}
          onClick={() => busy || onRemove()}
          className="grid size-11 shrink-0 place-items-center rounded-lg text-muted hover:bg-sunken hover:text-ink"
        >
          {busy ? <Spinner label={wait} /> : <Icon name="x" className="size-4" />}
        </button>
      )}
    </span>
  )
}
