import { cloneElement, type ReactNode } from "react"
import { type Ink, type Mark, THIN, type Tint } from "./ink.ts"

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

/** The height of most lettering. */
const LETTER = 11

const colour = (tint: Tint) => `var(--draw-${tint})`

/** The sheet of paper: everything on it is marks, lettering lies on top. */
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
      viewBox={ink.low && !bare ? `30 14 580 435` : `0 0 ${width} ${height}`}
      className={props.className}
      role={title ? "img" : undefined}
      aria-label={title}
      aria-hidden={title ? undefined : true}
      preserveAspectRatio="xMidYMid slice"
      fill="none"
      stroke={colour("line")}
      strokeWidth={THIN}
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      {bare ? null : <path d={`M0 0h${width}v${height}H0z`} fill={colour("sheet")} stroke="none" />}
      {ink.marks.map(alive ? toLivePath : toPath)}
      {ink.letters.length > 0 ? <Letters ink={ink} /> : null}
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

const Letters = ({ ink }: { ink: Ink }) => (
  <g
    fill={colour("line")}
    stroke={colour("sheet")}
    strokeWidth="3"
    paintOrder="stroke"
    fontSize={LETTER}
    textAnchor="middle"
    letterSpacing=".5"
  >
    {ink.letters.map(({ text, x, y, size, turned }) => (
      <text
        key={`${x} ${y} ${text}`}
        x={x}
        y={y}
        fontSize={size === LETTER ? undefined : size}
        transform={turned ? `rotate(-90 ${x} ${y})` : undefined}
      >
        {text}
      </text>
    ))}
  </g>
)
