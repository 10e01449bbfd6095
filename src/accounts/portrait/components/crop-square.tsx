import { type KeyboardEvent, type PointerEvent, useEffect, useRef } from "react"
import { useTexts } from "../../../ui/use-texts.ts"
import { byKey, cropPosition, mostZoom, moved, type Square, zoomed, zoomOf } from "../crop.rules.ts"
import { portraitTexts } from "../texts.ts"

interface Cropping {
  picture: ImageBitmap
  square: Square
  onChange: (square: Square) => void
}

type CropSquareProps = Cropping & { describedBy: string }

/** Twice as many as its place has, for sharp screens. */
const PIXELS = 640

/**
 * The part of a picture that is shown, to be moved and resized: dragged, pinched, or by keys. It is drawn on a canvas, so that the page's policy needs no addresses of blobs.
 */
export function CropSquare({ picture, square, onChange, describedBy }: CropSquareProps) {
  const t = useTexts(portraitTexts)
  const canvas = useRef<HTMLCanvasElement>(null)
  const handlers = usePointers({ picture, square, onChange })
  useEffect(() => {
    const { left, top, side } = square
    canvas.current?.getContext("2d")?.drawImage(picture, left, top, side, side, 0, 0, PIXELS, PIXELS)
  }, [picture, square])
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return
    const next = byKey(square, picture, event.key, event.shiftKey)
    if (!next) return
    event.preventDefault()
    onChange(next)
  }
  const [across, downwards] = cropPosition(square, picture)
  return (
    <div
      // Of two directions, of which one can be said in figures and both in words.
      role="slider"
      tabIndex={0}
      aria-label={t.crop}
      aria-valuenow={across}
      aria-valuetext={t.at(across, downwards)}
      aria-describedby={describedBy}
      onKeyDown={onKeyDown}
      {...handlers}
      className="aspect-square w-full max-w-80 cursor-grab touch-none overflow-hidden rounded-lg border border-line bg-sunken active:cursor-grabbing"
    >
      <canvas ref={canvas} width={PIXELS} height={PIXELS} className="size-full" />
    </div>
  )
}

/** Its size, by hand. Nothing where the picture is too small to choose. */
export function CropSize({ picture, square, onChange }: Cropping) {
  const t = useTexts(portraitTexts)
  const most = mostZoom(picture)
  const zoom = zoomOf(square, picture)
  if (most === 1) return null
  return (
    <label className="flex items-center gap-3 text-sm">
      {t.zoom}
      <input
        type="range"
        min={1}
        max={most}
        step={0.02}
        value={zoom}
        aria-valuetext={t.sent(Math.round(zoom * 100))}
        onChange={(event) => onChange(zoomed(square, picture, Number(event.target.value)))}
        className="h-11 min-w-0 flex-1 accent-tile"
      />
    </label>
  )
}

interface Point {
  x: number
  y: number
}

/** One finger moves the picture, two also change its size. */
const usePointers = ({ picture, square, onChange }: Cropping) => {
  const down = useRef(new Map<number, Point>())
  const onPointerDown = (event: PointerEvent<HTMLDivElement>) => {
    event.currentTarget.setPointerCapture(event.pointerId)
    down.current.set(event.pointerId, { x: event.clientX, y: event.clientY })
  }
  const onPointerMove = (event: PointerEvent<HTMLDivElement>) => {
    const before = down.current.get(event.pointerId)
    if (!before) return
    const now = { x: event.clientX, y: event.clientY }
    const [other] = [...down.current].flatMap(([id, point]) => (id === event.pointerId ? [] : [point]))
    down.current.set(event.pointerId, now)
    const pixels = square.side / event.currentTarget.clientWidth
    // Of two fingers each moves it half the way.
    const share = other ? 0.5 : 1
    const shifted = moved(square, picture, (before.x - now.x) * pixels * share, (before.y - now.y) * pixels * share)
    const spread = other ? distance(now, other) / Math.max(1, distance(before, other)) : 1
    onChange(zoomed(shifted, picture, zoomOf(shifted, picture) * spread))
  }
  const onPointerEnd = (event: PointerEvent<HTMLDivElement>) => void down.current.delete(event.pointerId)
  return { onPointerDown, onPointerMove, onPointerUp: onPointerEnd, onPointerCancel: onPointerEnd }
}

const distance = (one: Point, other: Point) => Math.hypot(one.x - other.x, one.y - other.y)
