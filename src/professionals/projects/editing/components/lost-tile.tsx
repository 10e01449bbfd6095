import { Button } from "../../../../ui/button.tsx"
import { useNearbyFocus } from "../../../../ui/list/use-nearby-focus.ts"
import type { useReorder } from "../../../../ui/list/use-reorder.ts"
import { useTexts } from "../../../../ui/use-texts.ts"
import type { PlacedPicture } from "../../project.schema.ts"
import { projectEditorTexts } from "../texts.ts"

interface LostTileProps {
  picture: PlacedPicture
  place: number
  /** Why it could not be saved. */
  failure: string
  reorder: ReturnType<typeof useReorder>
  onRemove: () => void
}

/** A picture whose file is there no longer: the others are saved without it. */
export function LostTile({ picture: { file_id, caption }, place, failure, reorder, onRemove }: LostTileProps) {
  const { pictures: t } = useTexts(projectEditorTexts)
  const remove = useNearbyFocus<HTMLButtonElement>()
  const name = t.shows(place, caption)
  return (
    <li
      {...reorder.item(file_id)}
      className="grid grid-cols-1 content-between gap-2 rounded-lg border border-danger border-dashed bg-sunken p-3 text-sm"
    >
      <p className="wrap-anywhere text-muted">{name}</p>
      <p role="alert" className="wrap-anywhere text-danger-ink">
        {failure}
      </p>
      <Button
        ref={remove}
        variant="quiet-danger"
        size="small"
        aria-label={t.removing(name)}
        onClick={onRemove}
        className="justify-self-start"
      >
        {t.remove}
      </Button>
    </li>
  )
}
