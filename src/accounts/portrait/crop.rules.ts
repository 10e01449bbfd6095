/** Moving a square over a picture. All in pixels of the picture as one sees it, so upright. */
import type { Crop } from "../../platform/files/crop.schema.ts"
import { LEAST_SIDE } from "../../platform/files/upload-bounds.ts"

export interface Picture {
  width: number
  height: number
}

export interface Square {
  left: number
  top: number
  side: number
}

const MAX_ZOOM = 5

const shorterOf = ({ width, height }: Picture) => Math.min(width, height)

export const mostZoom = (picture: Picture) => Math.max(1, Math.min(MAX_ZOOM, shorterOf(picture) / LEAST_SIDE))

/** As much as there is, out of the middle. */
export const middleOf = (picture: Picture): Square => {
  const side = shorterOf(picture)
  return { left: (picture.width - side) / 2, top: (picture.height - side) / 2, side }
}

const within = (at: number, min: number, max: number) => Math.min(max, Math.max(min, at))

export const moved = ({ left, top, side }: Square, picture: Picture, right: number, down: number): Square => ({
  left: within(left + right, 0, picture.width - side),
  top: within(top + down, 0, picture.height - side),
  side,
})

export const zoomOf = ({ side }: Square, picture: Picture) => shorterOf(picture) / side

/** About its own middle, as far as the picture reaches. */
export const zoomed = (square: Square, picture: Picture, zoom: number): Square => {
  const side = shorterOf(picture) / within(zoom, 1, mostZoom(picture))
  const grown = (square.side - side) / 2
  return moved({ left: square.left + grown, top: square.top + grown, side }, picture, 0, 0)
}

/** As the call takes it: in parts of the picture. */
export const partsOf = ({ left, top, side }: Square, picture: Picture): Crop => ({
  x: left / picture.width,
  y: top / picture.height,
  size: side / shorterOf(picture),
})

/** Where it stands, of the way it can go: percent across and down. */
export const cropPosition = ({ left, top, side }: Square, { width, height }: Picture) =>
  [percentOf(left, width - side), percentOf(top, height - side)] as const

const percentOf = (at: number, max: number) => (max > 0 ? Math.round((at / max) * 100) : 50)

/** What a key does to the square, as people expect it of a picture that they hold: it follows the key. */
export const byKey = (square: Square, picture: Picture, key: string, isFar: boolean): Square | undefined => {
  const step = square.side * (isFar ? 0.2 : 0.04)
  if (key === "ArrowLeft") return moved(square, picture, step, 0)
  if (key === "ArrowRight") return moved(square, picture, -step, 0)
  if (key === "ArrowUp") return moved(square, picture, 0, step)
  if (key === "ArrowDown") return moved(square, picture, 0, -step)
  if (key === "+" || key === "=") return zoomed(square, picture, zoomOf(square, picture) * 1.1)
  if (key === "-" || key === "_") return zoomed(square, picture, zoomOf(square, picture) / 1.1)
  return undefined
}
