import type { Facts } from "../facts.ts"
import type { Rng } from "../rng.ts"
import { squareMetresOf } from "../square-feet.ts"
import { floorOf, type PlanGroup, planGroupOf } from "../variants.ts"
import { schoolLayout, wardLayout } from "./plan-frame.ts"
import type { Layout } from "./plan-grid.ts"

export const heroLayout: Layout = {
  rows: ["MTBBKKD", "MTBBKKD", "SYYYYLL", "PYYYYLL", "CCHVVLL", "CCRVVGG"],
  across: [3.2, 1.9, 2, 2.1, 1.8, 1.9, 3.1],
  down: [2, 2, 2.3, 2.2, 2.1, 2.2],
  doors: "MT MS BY KY KD DL PY SY YH HC HR VL .V YL",
}

type Layouts = readonly [Layout, ...Layout[]]

/** Three bedrooms along a passage, what is lived in below; with a balcony it is a flat, with a verandah a house. */
const bedroomsInARow = (front: { row: string; deep: number; doors: string }): Layout => ({
  rows: ["MTBBUCC", "MTBBUCC", "HHHHHHH", "LLLDDKK", "LLLDDKK", front.row],
  across: [3, 1.6, 1.7, 1.7, 1.6, 1.7, 1.8],
  down: [2, 1.7, 1.2, 2.1, 1.9, front.deep],
  doors: `${front.doors} LH HM MT HB BU HC LD DK`,
})

const oneBedroom: Layouts = [
  {
    rows: ["LLLO", "LLLO", "KHBB", "TTBB"],
    across: [1.9, 1.2, 1.5, 1.6],
    down: [1.6, 1.5, 1.7, 1.5],
    doors: ".L LK LH HB HT LO",
  },
  {
    rows: ["KKLL", "TTLL", "BBBO"],
    across: [1.5, 1.4, 1.7, 1.8],
    down: [1.9, 1.5, 2.8],
    doors: ".L LK LB BT BO",
  },
]
const twoBedrooms: Layouts = [
  {
    rows: ["OOO..", "LLLKK", "LLLDD", "BBHTT", "BBHCC"],
    across: [1.7, 1.6, 1.3, 1.6, 1.9],
    down: [1.3, 1.9, 1.9, 1.7, 3.1],
    doors: ".L LO LD DK LH HB HT HC",
  },
  {
    rows: ["MMTUBB", "MMHHBB", "OLLLLK", "OLLLLK", "OLLLLE"],
    across: [1.7, 1.9, 1.6, 1.6, 1.8, 2.4],
    down: [2.2, 1.5, 1.5, 1.5, 1.9],
    doors: "HM HB MT BU LH LK LO .E EL",
  },
  {
    rows: ["OLLLK", "OLLLD", "BBHCC", "BBTCC"],
    across: [1.5, 1.6, 1.4, 1.6, 2.1],
    down: [2, 1.9, 1.4, 1.9],
    doors: ".L LO LK LD LH HB HC HT",
  },
]
const threeBedrooms: Layouts = [
  {
    rows: ["LLLKKO", "LLLDDO", "MTHUBB", "MTHUBB", "MCCUBB"],
    across: [3.3, 1.7, 1.5, 1.7, 1.8, 1.9],
    down: [2, 2.1, 1.2, 1.2, 2.6],
    doors: ".L LD DK DO LH LM MT HC HU DB",
  },
  {
    rows: ["MMTLLLO", "MMHLLLO", "BBHDDKK", "CCHUUKK"],
    across: [1.7, 1.7, 1.4, 1.6, 1.6, 1.6, 1.5],
    down: [2.2, 1.5, 2.9, 2.8],
    doors: ".L LO LH HM MT HB HC HU LD DK",
  },
  bedroomsInARow({ row: "OOO....", deep: 1.3, doors: ".D LO" }),
]
const smallHouses: Layouts = [
  {
    rows: ["BBBTKK", "BBBHKK", "LLLLDD", "LLLLDD", "VVVPDD"],
    across: [1.4, 1.3, 1.3, 1.7, 1.6, 1.6],
    down: [2.1, 1.4, 1.7, 1.6, 1.7],
    doors: ".V VL LD DK LH HB HT HK LP",
  },
  {
    rows: ["BBTCC.", "BBHCC.", "LLLDKK", "LLLDKK", "VVV.GG"],
    across: [1.8, 1.8, 1.8, 2.1, 1.7, 1.8],
    down: [2, 1.6, 1.9, 1.9, 2.2],
    doors: ".V VL LD DK LH HB HC HT KG",
  },
]
const largeHouses: Layouts = [
  bedroomsInARow({ row: "VVV..GG", deep: 2.1, doors: ".V VL" }),
  {
    rows: ["VLLSDDT", "VLLRDDO", "VLLRKKO"],
    across: [1.9, 2, 2, 2.1, 1.8, 1.9, 2],
    down: [2.3, 1.7, 2.5],
    doors: ".V VL LS LR RD DK DT DO KO",
  },
]
const rowHouses: Layouts = [
  {
    rows: ["VVG", "LLG", "LLR", "DDR", "KKT"],
    across: [1.9, 1.7, 2.4],
    down: [1.4, 2.2, 2, 2.6, 2.4],
    doors: ".V VL LR LD DK DT",
  },
  {
    rows: ["VVV", "LLL", "DDR", "DDR", "KTT", "OOO"],
    across: [2.3, 1.5, 1.6],
    down: [1.5, 3.4, 1.7, 1.6, 2.3, 1.4],
    doors: ".V VL LD LR DK DT KO",
  },
]
const aroundACourt: Layouts = [
  {
    rows: ["BBBKKD", "TYYYYD", "PYYYYD", "CCVVLL", "CC..LL"],
    across: [1.9, 1.6, 1.5, 1.5, 1.6, 2.8],
    down: [3.1, 1.8, 1.7, 1.9, 2],
    doors: "TB BY KY KD PY CY VL VC .V DL",
  },
  heroLayout,
]

const layouts: Record<PlanGroup, Layouts> = {
  ...{ court: aroundACourt, "row-house": rowHouses, "small-house": smallHouses, "large-house": largeHouses },
  ...{ one: oneBedroom, two: twoBedrooms, three: threeBedrooms, ward: [wardLayout], school: [schoolLayout] },
}

const flipped = (text: string) => [...text].reverse().join("")

/** A layout with its own proportions and the area of its project, sometimes mirrored. */
export function chooseLayout(rng: Rng, facts: Facts, way: number): Layout {
  const fitting = layouts[planGroupOf(facts)]
  const base = fitting[way % fitting.length]!
  const vary = (list: readonly number[]) => list.map((m) => m * rng.real(0.92, 1.1))
  const layout = toSize({ ...base, across: vary(base.across), down: vary(base.down) }, squareMetresOf(floorOf(facts)))
  const isOpened = facts.features.includes("open-kitchen")
  const named = facts.features.includes("pool") ? withPool(layout) : isOpened ? withoutWall(layout) : layout
  if (!rng.chance(0.5)) return named
  return { ...named, rows: named.rows.map(flipped), across: named.across.toReversed() }
}

/** All lengths in one proportion, to five centimetres, so that what is indoors and built over comes to the square metres. */
function toSize(layout: Layout, squareMetres: number): Layout {
  const by = Math.sqrt(squareMetres / areaOf(layout))
  const scaled = (list: readonly number[]) => list.map((m) => Math.round(m * by * 20) / 20)
  return { ...layout, across: scaled(layout.across), down: scaled(layout.down) }
}

/** Square metres of everything but what lies outside. */
export const areaOf = ({ rows, across, down }: Layout) =>
  rows.reduce(
    (sum, row, y) => sum + [...row].reduce((part, room, x) => part + (room === "." ? 0 : across[x]! * down[y]!), 0),
    0,
  )

/** Kitchen and living room as one: where the wall was there is no door. */
const withoutWall = (layout: Layout): Layout => ({
  ...layout,
  gone: "KL",
  doors: layout.doors
    .split(" ")
    .filter((pair) => pair !== "LK")
    .join(" "),
})

const withPool = (layout: Layout): Layout => ({
  ...layout,
  rows: layout.rows.map((row) => row.replaceAll("Y", "W")),
  doors: layout.doors.replaceAll("Y", "W"),
})
