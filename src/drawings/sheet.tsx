import { cloneElement, type ReactNode } from "react"
import { EDGE, type Ink, type Mark, THIN, type Tint } from "./ink.ts"
import { capitalHeight, type Lettering, pathsOf } from "./lettering.ts"

export interface SheetProps {
  /** Read out for the picture; without it the drawing is decoration and hidden from readers. */
  title?: string
  className?: string
}

export interface DrawingProps extends SheetProps {
  seed: string
  /** "low" leaves out lettering and fine hatching: for cards. */
  detail?: "low" | "full"
}

/** Around what must be seen whole, for each of its sides. */
const MARGIN = 0.08

/** Drawings that can be mirrored are laid out on a sheet of this width. */
const WIDTH = 640

/** About the middle of the sheet. */
const mirror = `matrix(-1 0 0 1 ${WIDTH} 0)`

/** A word keeps its way to be read: only its place changes, and a turned one stays on its side of the line. */
const moved = (word: Lettering): Lettering => ({
  ...word,
  x: WIDTH - word.x + (word.turned ? Math.round(capitalHeight(word.size)) : 0),
})

const colour = (tint: Tint) => `var(--draw-${tint})`

/** What must be seen, with its margin. The picture shows all of it in a place of any shape; paper and what lies behind
 *  go on to the edges of that place. */
function viewBoxOf(ink: Ink): string {
  const [from, top, to, bottom] = ink.frame()
  const [left, right] = ink.mirrored ? [WIDTH - to, WIDTH - from] : [from, to]
  const margin = ((right - left + bottom - top) / 2) * MARGIN
  return [left - margin, top - margin, right - left + 2 * margin, bottom - top + 2 * margin].map(Math.round).join(" ")
}

/** The sheet of paper: everything on it is marks, lettering lies on top. A bare one is its own paper and fills its place. */
export function Sheet(
  props: SheetProps & {
    ink: Ink
    width?: number
    height?: number
    bare?: boolean
    alive?: boolean
    children?: ReactNode
  },
) {
  const { ink, title, bare, alive, width = 640, height = 480 } = props
  return (
    <svg
      viewBox={bare ? `0 0 ${width} ${height}` : viewBoxOf(ink)}
      className={props.className}
      role={title ? "img" : undefined}
      aria-label={title}
      aria-hidden={title ? undefined : true}
      preserveAspectRatio={bare ? "xMidYMid slice" : ink.stands ? "xMidYMax" : undefined}
      fill="none"
      stroke={colour("line")}
      strokeWidth={THIN}
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      {bare ? null : <path d="M-999-999h3e3v3e3h-3e3" fill={colour("sheet")} />}
      {ink.mirrored ? <g transform={mirror}>{ink.marks.map(toPath)}</g> : ink.marks.map(alive ? toLivePath : toPath)}
      {ink.letters.length > 0 ? (
        <g className="lettering" strokeWidth={EDGE}>
          {ink.grounds.map(({ fill, d }) => (
            <path key={d} fill={colour(fill)} stroke="none" d={d} transform={ink.mirrored ? mirror : undefined} />
          ))}
          {pathsOf(ink.mirrored ? ink.letters.map(moved) : ink.letters).map(({ transform, d }) => (
            <path key={transform} transform={transform} d={d} />
          ))}
        </g>
      ) : null}
      {props.children}
    </svg>
  )
}

/** Flags of arcs and minus signs need no space around them. */
const compact = (d: string) => d.replace(/ 0 ([01]) ([01]) ?/g, " 0 $1$2").replaceAll(" -", "-")

const toPath = (mark: Mark, key: number) => (
  <path
    key={key}
    d={compact(mark.d)}
    fill={mark.fill && colour(mark.fill)}
    stroke={mark.pen ? colour(mark.pen) : mark.weight ? undefined : "none"}
    strokeWidth={mark.weight === THIN ? undefined : mark.weight}
  />
)

/** Lines that draw themselves: each contour counts as one unit, so that all of a mark take about the same time. */
const toLivePath = (mark: Mark, key: number) => {
  const path = toPath(mark, key)
  return mark.fill ? path : cloneElement(path, { pathLength: mark.d.split("M").length - 1 })
}
