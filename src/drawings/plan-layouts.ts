import type { Rng } from "./rng.ts"

/** Rooms by letter on a grid, each a rectangle: L living, D dining, K kitchen, M B C bedrooms, T U bathrooms, H passage,
 *  S study, P puja, R stair, V verandah, O balcony, Y courtyard, G car porch; a dot is outside. */
export interface Layout {
  rows: readonly string[]
  across: readonly number[]
  down: readonly number[]
  /** Pairs of rooms with a door between them; ".L" is the way in. */
  doors: string
}

export const heroLayout: Layout = {
  rows: ["MTBBKKD", "MTBBKKD", "SYYYYLL", "PYYYYLL", "CCHVVLL", "CCRVVGG"],
  across: [3.2, 1.9, 2, 2.1, 1.8, 1.9, 3.1],
  down: [2, 2, 2.3, 2.2, 2.1, 2.2],
  doors: "MT MS BY KY KD DL PY SY YH HC HR VL .V YL",
}

const layouts: readonly [Layout, ...Layout[]] = [
  {
    rows: ["OOO..", "LLLKK", "LLLDD", "BBHTT", "BBHCC"],
    across: [1.7, 1.6, 1.3, 1.6, 1.9],
    down: [1.3, 1.9, 1.9, 1.7, 3.1],
    doors: ".L LO LD DK LH HB HT HC",
  },
  {
    rows: ["BBBKKD", "TYYYYD", "PYYYYL", "CCVVLL", "CC..LL"].map((row) => row.replace("PYYYYL", "PYYYYD")),
    across: [1.9, 1.6, 1.5, 1.5, 1.6, 2.8],
    down: [3.1, 1.8, 1.7, 1.9, 2],
    doors: "TB BY KY KD PY CY VL VC .V DL",
  },
  {
    rows: ["LLLKKO", "LLLDDO", "MTHUBB", "MTHUBB", "MCCUBB"],
    across: [3.3, 1.7, 1.5, 1.7, 1.8, 1.9],
    down: [2, 2.1, 1.2, 1.2, 2.6],
    doors: ".L LD DK DO LH LM MT HC HU DB",
  },
  {
    rows: ["VLLSDDT", "VLLRDDY", "VLLRKKY"],
    across: [1.9, 2, 2, 2.1, 1.8, 1.9, 2],
    down: [2.3, 1.7, 2.5],
    doors: ".V VL LS LR RD DK DT DY KY",
  },
  {
    rows: ["BBTCC.", "BBHCC.", "LLLDKK", "LLLDKK", "VVV.GG"],
    across: [1.8, 1.8, 1.8, 2.1, 1.7, 1.8],
    down: [2, 1.6, 1.9, 1.9, 2.2],
    doors: ".V VL LD DK LH HB HC HT KG",
  },
  {
    rows: ["MMTUBB", "MMHHBB", "OLLLLK", "OLLLLK", "OLLLLR"],
    across: [1.7, 1.9, 1.6, 1.6, 1.8, 2.4],
    down: [2.2, 1.5, 1.5, 1.5, 1.9],
    doors: "HM HB MT BU LH LK LO .R RL",
  },
  {
    rows: ["BBBTKK", "BBBHKK", "LLLLDD", "LLLLDD", "VVVPDD"],
    across: [1.4, 1.3, 1.3, 1.7, 1.6, 1.6],
    down: [2.1, 1.4, 1.7, 1.6, 1.7],
    doors: ".V VL LD DK LH HB HT HK LP",
  },
]

const flipped = (text: string) => [...text].reverse().join("")

/** A layout with its own proportions, sometimes mirrored. */
export function chooseLayout(rng: Rng): Layout {
  const base = rng.pick(layouts)
  const vary = (list: readonly number[]) => list.map((m) => Math.round(m * rng.real(0.88, 1.16) * 20) / 20)
  const layout = { ...base, across: vary(base.across), down: vary(base.down) }
  if (!rng.chance(0.5)) return layout
  return { ...layout, rows: layout.rows.map(flipped), across: layout.across.toReversed() }
}
