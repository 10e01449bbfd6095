import { Picture } from "../../../../drawings/picture.tsx"
import { Badge } from "../../../../ui/badge.tsx"
import { iconButtonStyle } from "../../../../ui/button-style.ts"
import { Icon } from "../../../../ui/icon.tsx"
import { Link } from "../../../../ui/link.tsx"
import type { useReorder } from "../../../../ui/list/use-reorder.ts"
import { useTexts } from "../../../../ui/use-texts.ts"
import { grip } from "../../components/project-shapes.ts"
import type { PlacedPicture } from "../../project.schema.ts"
import { projectWordsTexts } from "../../texts.ts"
import { isTooLongPicture } from "../edited-project.rules.ts"
import { projectEditorTexts } from "../texts.ts"

export const PICTURE_HELP = "picture-order-help"

interface PictureTileProps {
  picture: PlacedPicture
  place: number
  count: number
  /** It stands for the project. */
  isCover: boolean
  reorder: ReturnType<typeof useReorder>
}

/** A picture that is here: pressed it opens, by its handle it goes to another place. */
export function PictureTile({ picture, place, count, isCover, reorder }: PictureTileProps) {
  const { pictures: t } = useTexts(projectEditorTexts)
  const { roles } = useTexts(projectWordsTexts)
  const { file_id, role, caption } = picture
  const badges = [...(isCover ? [t.cover] : []), ...(role === "photo" ? [] : [roles[role]])]
  return (
    <li {...reorder.item(file_id)} className={`${tileClasses} ${lookOf(reorder.isDragged(file_id), picture)}`}>
      <Link to={`?picture=${file_id}`} preventScrollReset className="relative block focus-visible:-outline-offset-2">
        <Picture
          kind="fragment"
          seed=""
          photo={file_id}
          alt={t.shows(place, caption)}
          className={`aspect-4/3 w-full ${role === "plan" ? "bg-sheet object-contain" : "bg-sunken"}`}
        />
        {badges.length > 0 && (
          <span className="absolute top-2 left-2 flex flex-wrap gap-1">
            {badges.map((badge) => (
              <Badge key={badge} className="border border-line bg-surface">
                {badge}
              </Badge>
            ))}
          </span>
        )}
      </Link>
      <div className="flex items-center">
        <Link
          to={`?picture=${file_id}`}
          preventScrollReset
          aria-label={t.describe(place, caption)}
          className="min-w-0 flex-1 truncate py-2.5 pl-3 text-muted text-sm hover:text-ink"
        >
          {caption || t.edit}
        </Link>
        {count > 1 && (
          <button
            type="button"
            {...reorder.handle(file_id)}
            aria-label={t.handle(place, count)}
            aria-describedby={PICTURE_HELP}
            className={`${iconButtonStyle} shrink-0 cursor-grab touch-none active:cursor-grabbing`}
          >
            <Icon shape={grip} />
          </button>
        )}
      </div>
    </li>
  )
}

const tileClasses = "grid grid-cols-1 content-start overflow-hidden rounded-lg border bg-surface"

const lookOf = (isDragged: boolean, picture: PlacedPicture) => {
  if (isDragged) return "border-tile shadow-soft ring-2 ring-tile"
  return isTooLongPicture(picture) ? "border-danger" : "border-line"
}
