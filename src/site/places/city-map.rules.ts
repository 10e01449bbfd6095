/** Where things stand on the drawn map of a city, in units of which WIDTH fill a phone's screen. */
import { type Centre, kmBetween } from "../../locations/distance.rules.ts"

export const WIDTH = 360
const MARGIN = 26
const MAX_HEIGHT = 440

/** What lies further out would make the city itself too small to read. */
const REACH_KM = 14

export interface OnMap {
  x: number
  y: number
}

interface Weighted extends Centre {
  professionals: number
}

/** Those in and around the middle of where most are. */
export const inReach = <T extends Weighted>(places: readonly T[]): T[] => {
  const all = places.reduce((sum, { professionals }) => sum + professionals, 0)
  const mean = (of: (one: T) => number) => places.reduce((sum, one) => sum + of(one) * one.professionals, 0) / all
  const middle = { latitude: mean((one) => one.latitude), longitude: mean((one) => one.longitude) }
  return places.filter((one) => kmBetween(one, middle) <= REACH_KM)
}

/** North is up. A degree of longitude is shorter than one of latitude, the further from the equator the more. */
export const projectionOf = (points: readonly Centre[]) => {
  const latitudes = points.map(({ latitude }) => latitude)
  const longitudes = points.map(({ longitude }) => longitude)
  const [north, south] = [Math.max(...latitudes), Math.min(...latitudes)]
  const [east, west] = [Math.max(...longitudes), Math.min(...longitudes)]
  const narrowing = Math.cos((((north + south) / 2) * Math.PI) / 180)
  const scale = Math.min(
    (WIDTH - 2 * MARGIN) / ((east - west) * narrowing || 1),
    (MAX_HEIGHT - 2 * MARGIN) / (north - south || 1),
  )
  const left = (WIDTH - (east - west) * narrowing * scale) / 2
  return {
    height: Math.round((north - south) * scale + 2 * MARGIN),
    place: ({ latitude, longitude }: Centre): OnMap => ({
      x: round(left + (longitude - west) * narrowing * scale),
      y: round(MARGIN + (north - latitude) * scale),
    }),
  }
}

const round = (units: number) => Math.round(units * 10) / 10

/** A river through its points. */
export const curveThrough = (points: readonly OnMap[]) => {
  const [first, ...others] = points
  if (!first) return ""
  const bends = others.map((point, at) => {
    const next = others[at + 1]
    const end = next ? { x: round((point.x + next.x) / 2), y: round((point.y + next.y) / 2) } : point
    return `Q${point.x} ${point.y} ${end.x} ${end.y}`
  })
  return `M${first.x} ${first.y}${bends.join("")}`
}

interface Box {
  left: number
  top: number
  right: number
  bottom: number
}

export interface Label extends OnMap {
  anchor: "start" | "end"
  /** Where it is pressed, with its dot. */
  box: Box
}

interface LabelSize {
  letters: number
  /** Of what is pressed. */
  height: number
}

/** How far a dot reaches, with a little air. */
const DOT = 8

/** A name beside each of the dots as long as there is room for it, the first ones first. */
export const placeLabels = <T extends OnMap & { name: string }>(
  dots: readonly T[],
  { letters, height }: LabelSize,
  mapHeight: number,
): (T & { label: Label })[] => {
  const taken: Box[] = []
  return dots.flatMap((dot) => {
    const length = dot.name.length * letters * 0.56 + letters
    const right = { left: dot.x - DOT, right: dot.x + length, anchor: "start" as const }
    const left = { left: dot.x - length, right: dot.x + DOT, anchor: "end" as const }
    for (const { anchor, ...across } of [right, left]) {
      const box = { ...across, top: dot.y - height / 2, bottom: dot.y + height / 2 }
      const isInside = box.left >= 0 && box.right <= WIDTH && box.top >= 0 && box.bottom <= mapHeight
      if (!isInside || taken.some((other) => overlap(box, other))) continue
      taken.push(box)
      const x = round(dot.x + (anchor === "start" ? letters * 0.6 : -letters * 0.6))
      return [{ ...dot, label: { x, y: round(dot.y + letters * 0.35), anchor, box } }]
    }
    return []
  })
}

const overlap = (one: Box, other: Box) =>
  one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom
