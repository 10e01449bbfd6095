import { useTexts } from "../../ui/use-texts.ts"
import { uploadTexts } from "../texts.ts"
import type { Arriving } from "../uploads.actions.ts"
import { ProgressRing } from "./progress-ring.tsx"
import { RemoveButton } from "./remove-button.tsx"

interface ArrivingTileProps {
  one: Arriving
  uploads: { retry: (one: Arriving) => Promise<void>; cancel: (key: string) => void }
}

/** A file on its way: how much of it has gone, or why it did not come, with another try. */
export function ArrivingTile({ one, uploads }: ArrivingTileProps) {
  const t = useTexts(uploadTexts)
  const { key, file, percent, failure } = one
  return (
    <li className="relative">
      {failure ? (
        <div className="grid min-h-22 w-52 content-center gap-1 rounded-md border border-danger bg-sunken p-3 pr-8 text-sm">
          <span className="truncate">{file.name}</span>
          <span role="alert" className="wrap-anywhere text-danger-ink">
            {failure}
          </span>
          <button
            type="button"
            onClick={() => void uploads.retry(one)}
            className="min-h-8 justify-self-start font-semibold underline underline-offset-4 touch:min-h-11"
          >
            {t.retry(file.name)}
          </button>
        </div>
      ) : (
        <div title={file.name} className="grid h-22 w-22 place-items-center rounded-md border border-line bg-sunken">
          <ProgressRing label={t.sending(file.name)} percent={percent}>
            {t.sent(percent)}
          </ProgressRing>
        </div>
      )}
      <RemoveButton label={t.remove(file.name)} onPress={() => uploads.cancel(key)} />
    </li>
  )
}
