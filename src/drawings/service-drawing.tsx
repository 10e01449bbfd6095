import { bungalow } from "./elevation/elevation-house.ts"
import { CUT, createInk, EDGE, type Ink, THIN } from "./ink.ts"
import { chain, circle, courses, line, type Point, poly, rect, uprights } from "./path.ts"
import { lookInto } from "./perspective.ts"
import { living } from "./room/room-shared.ts"
import { shell } from "./room/room-shell.ts"
import { frame, garden, inspection, keys, scaffold, will } from "./service-scenes.ts"
import { Sheet, type SheetProps } from "./sheet.tsx"
import { brush } from "./site.ts"

const scenes: Record<string, { seed: string; draw: (ink: Ink) => void }> = {
  "interior-designer": { seed: "service 3", draw: interior },
  /** Two storeys: one would leave the upper half of its card empty. */
  architect: { seed: "elevation o", draw: (ink) => bungalow(ink, { storeys: 2 }) },
  contractor: { seed: "scaffold", draw: scaffold },
  "real-estate-lawyer": { seed: "deed", draw: deed },
  "vastu-consultant": { seed: "mandala", draw: mandala },
  "civil-engineer": { seed: "frame", draw: frame },
  "property-manager": { seed: "keys", draw: keys },
  "home-inspector": { seed: "crack", draw: inspection },
  "landscape-designer": { seed: "garden", draw: garden },
  "property-executor": { seed: "will", draw: will },
}

/** One drawing per service type, by its slug; an unknown one gets the architect's. */
export function ServiceDrawing({ service, ...sheet }: SheetProps & { service: string }) {
  const scene = scenes[service] ?? scenes.architect!
  const ink = createInk(scene.seed, true)
  scene.draw(ink)
  return <Sheet ink={ink} {...sheet} />
}

function interior(ink: Ink) {
  const view = lookInto(ink, 4.6, 3, 3.2)
  shell(view)
  living(view)
}

/** A deed with its seal over the plan of the plot. */
function deed(ink: Ink) {
  brush(ink, 70, 70, 500, 320, "slate-1")
  const plots: Point[][] = [
    [
      [90, 100],
      [250, 84],
      [262, 210],
      [98, 222],
    ],
    [
      [250, 84],
      [390, 96],
      [384, 216],
      [262, 210],
    ],
    [
      [98, 222],
      [262, 210],
      [254, 370],
      [86, 380],
    ],
    [
      [262, 210],
      [384, 216],
      [396, 372],
      [254, 370],
    ],
  ]
  for (const [i, plot] of plots.entries())
    ink.solid((["neem-1", "sheet", "brass-1", "tile-2"] as const)[i]!, poly(plot), EDGE)
  ink.pen(
    EDGE,
    [
      chain([
        [292, 246],
        [350, 248],
        [354, 336],
        [290, 334],
      ]),
    ]
      .map((d) => `${d}z`)
      .join(""),
    "tile-3",
  )
  ink.wash("shade", rect(372, 96, 190, 290))
  ink.solid("sheet", rect(360, 84, 190, 288), EDGE)
  ink.solid("brass-2", `M352 84h206q10 0 10-9t-10-9h-206q-10 0-10 9t10 9z`, EDGE)
  ink.pen(THIN, courses(384, 136, 142, 150, 7))
  ink.pen(EDGE, line(410, 112, 500, 112))
  ink.pen(THIN, "M388 326q10-26 18 0t18-8t16 4t24-6")
  ink.solid("tile-3", circle(508, 330, 25), EDGE)
  ink.pen(THIN, circle(508, 330, 17), "sheet")
  ink.solid(
    "tile-3",
    poly([
      [496, 352],
      [506, 356],
      [500, 386],
      [492, 376],
      [482, 380],
    ]) +
      poly([
        [520, 352],
        [510, 356],
        [516, 386],
        [524, 376],
        [534, 380],
      ]),
    EDGE,
  )
}

/** The mandala of eighty-one fields, Brahma's nine at the heart, the eight directions round it. */
function mandala(ink: Ink) {
  brush(ink, 90, 80, 460, 310, "plum-1")
  const [x, y, s] = [185, 95, 270]
  ink.solid("sheet", rect(x, y, s, s), CUT)
  for (const [i, j, tint] of [
    [0, 0, "slate-2"],
    [6, 0, "neem-2"],
    [0, 6, "tile-2"],
    [6, 6, "plum-2"],
  ] as const)
    ink.wash(tint, rect(x + i * 30, y + j * 30, 90, 90))
  ink.wash("brass-2", rect(x + 90, y, 90, s) + rect(x, y + 90, s, 90))
  ink.solid("brass-3", rect(x + 90, y + 90, 90, 90), EDGE)
  ink.pen(THIN, uprights(x, y, s, s, 9) + courses(x, y, s, s, 9))
  ink.pen(
    EDGE,
    line(x, y, x + s, y + s) +
      line(x + s, y, x, y + s) +
      poly([
        [x + 135, y],
        [x + s, y + 135],
        [x + 135, y + s],
        [x, y + 135],
      ]),
  )
  let petals = ""
  for (let i = 0; i < 8; i++) {
    const [dx, dy] = [Math.cos((i * Math.PI) / 4), Math.sin((i * Math.PI) / 4)]
    const at = (along: number, across: number): Point => [
      320 + dx * along - dy * across,
      230 + dy * along + dx * across,
    ]
    petals += poly([at(8, 0), at(24, 10), at(40, 0), at(24, -10)])
  }
  ink.solid("tile-2", petals)
  ink.solid("sheet", circle(320, 230, 9), EDGE)
  for (const [px, py, dx, dy] of [
    [320, 74, 0, -1],
    [320, 386, 0, 1],
    [164, 230, -1, 0],
    [476, 230, 1, 0],
  ] as const)
    ink.solid(
      dy < 0 ? "tile-3" : "sheet",
      poly([
        [px + dy * 10, py + dx * 10],
        [px - dy * 10, py - dx * 10],
        [px + dx * 24, py + dy * 24],
      ]),
      EDGE,
    )
}
