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

const colour = (tint: Tint) => `var(--draw-${tint})`

/** The sheet of paper: everything on it is marks, lettering lies on top. */
export function Sheet(props: SheetProps & { ink: Ink; width?: number; height?: number; bare?: boolean; alive?: boolean }) {
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
    </svg>
  )
}

const toPath = (mark: Mark, key: number) => (
  <path
    key={key}
    d={mark.d}
    fill={mark.fill && colour(mark.fill)}
    stroke={mark.pen ? colour(mark.pen) : mark.weight ? undefined : "none"}
    strokeWidth={mark.weight === THIN ? undefined : mark.weight}
  />
)

/** Each contour counts as one unit, so that all of a mark's contours are drawn in about the same time. */
const toLivePath = (mark: Mark, key: number, all: Mark[]) => {
  const turn = 1 + Math.floor((key / all.length) * 4)
  const contours = mark.d.split("M").length - 1
  return (
    <path
      key={key}
      d={mark.d}
      className={`${mark.fill ? "draw-in" : "draw-on"} draw-${turn}`}
      pathLength={mark.fill ? undefined : contours}
      fill={mark.fill && colour(mark.fill)}
      stroke={mark.pen ? colour(mark.pen) : mark.weight ? undefined : "none"}
      strokeWidth={mark.weight}
    />
  )
}

const Letters = ({ ink }: { ink: Ink }) => (
  <g fill={colour("line")} stroke={colour("sheet")} strokeWidth="3" paintOrder="stroke" textAnchor="middle" letterSpacing=".5">
    {ink.letters.map(({ text, x, y, size, turned }) => (
      <text
        key={`${x} ${y} ${text}`}
        x={x}
        y={y}
        fontSize={size}
        transform={turned ? `rotate(-90 ${x} ${y})` : undefined}
      >
        {text}
      </text>
    ))}
  </g>
)
