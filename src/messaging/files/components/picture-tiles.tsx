import { useTexts } from "../../../ui/use-texts.ts"
import type { MessageFile } from "../../message.schema.ts"
import { messagesPageTexts } from "../../messages-page.texts.ts"
import { type OpenPicture, tileId } from "../shown-picture.ts"

/** More stand behind the last tile. */
const MOST_TILES = 4

interface PictureTilesProps {
  pictures: readonly MessageFile[]
  /** Of who sent them. */
  name: string
  onOpen: OpenPicture
}

/** One picture has nearly its own shape; several are squares, two in a row, of three the first as wide as both. */
export function PictureTiles({ pictures, name, onOpen }: PictureTilesProps) {
  const [only] = pictures
  if (pictures.length === 1) {
    return (
      <div className="w-72 max-w-full">
        <Tile picture={only!} at={1} name={name} onOpen={onOpen} ratio={ratioOf(only!)} />
      </div>
    )
  }
  const tiles = pictures.slice(0, MOST_TILES)
  const hidden = pictures.length - tiles.length
  return (
    <ul className="grid w-72 max-w-full grid-cols-2 gap-1">
      {tiles.map((picture, index) => {
        const isWide = tiles.length === 3 && index === 0
        return (
          <li key={picture.id} className={isWide ? "col-span-2" : ""}>
            <Tile
              picture={picture}
              at={index + 1}
              name={name}
              onOpen={onOpen}
              ratio={isWide ? 2 : 1}
              // The last tile is covered by the count, so it is among those that are counted.
              more={hidden > 0 && index === tiles.length - 1 ? hidden + 1 : 0}
            />
          </li>
        )
      })}
    </ul>
  )
}

/** Neither a tower nor a strip. */
const ratioOf = ({ width, height }: MessageFile) =>
  width && height ? Math.min(2, Math.max(0.75, width / height)) : 4 / 3

interface TileProps {
  picture: MessageFile
  at: number
  name: string
  onOpen: OpenPicture
  ratio: number
  /** How many it stands for, where it covers others. */
  more?: number
}

function Tile({ picture, at, name, onOpen, ratio, more = 0 }: TileProps) {
  const { thread: t } = useTexts(messagesPageTexts)
  return (
    <button
      id={tileId(picture.id)}
      type="button"
      onClick={() => onOpen(picture.id)}
      aria-label={more > 0 ? t.openMore(more, name) : t.openPicture(at, name)}
      style={{ aspectRatio: ratio }}
      className="relative block w-full cursor-zoom-in overflow-hidden rounded-md bg-sunken"
    >
      <img
        src={picture.urls.small}
        alt=""
        loading="lazy"
        decoding="async"
        className="absolute inset-0 size-full object-cover"
      />
      {more > 0 && (
        <span className="absolute inset-0 grid place-items-center bg-basalt/70 font-semibold text-2xl text-on-basalt">
          +{more}
        </span>
      )}
    </button>
  )
}
