import type { DrawingKind } from "../../drawings/drawing-kinds.ts"
import { emptyStates } from "../../drawings/empty-states.ts"
import { Picture, type PictureKind } from "../../drawings/picture.tsx"
import { Section, Specimen } from "./specimen.tsx"

// All of them, as the type of the keys knows. The list itself would take the way to what the pages of the search share.
const families: Record<DrawingKind, true> = {
  ...{ elevation: true, plan: true, room: true, section: true, detail: true, board: true, fragment: true },
}
const drawingKinds = Object.keys(families) as DrawingKind[]
const seeds = ["baner", "kothrud", "wagholi"]
const services = [
  "interior-designer",
  "architect",
  "contractor",
  "real-estate-lawyer",
  "vastu-consultant",
  "civil-engineer",
]

const details = { full: "whole", low: "for cards" } as const
/** The theme of a picture, whatever that of the page. */
const schemes = { light: "scheme-light", dark: "scheme-dark" } as const

/** What fields and ways change, each beside the other. */
const ways: { name: string; kinds: PictureKind[] }[] = [
  {
    name: "a room from its four viewpoints",
    kinds: [0, 1, 2, 3].map((way) => `room.living.280.sofa.bookshelf.v${way}` as const),
  },
  {
    name: "rooms of 60, 140 and 300 square feet",
    kinds: [60, 140, 300].map((sqft) => `room.kitchen.${sqft}.v2` as const),
  },
  {
    name: "houses of one, two and three storeys",
    kinds: [1, 2, 3].map((storeys) => `elevation.house.${storeys}f.2400` as const),
  },
  {
    name: "sections down a hill, around a court, of a hall",
    kinds: ["section.house.4f.slope", "section.wada.2f.4000.court", "section.1f.4200.trusses"],
  },
  {
    name: "plans of 430, 760 and 1,420 square feet",
    kinds: [430, 760, 1420].map((sqft) => `plan.flat.${sqft}` as const),
  },
  {
    name: "samples on a board",
    kinds: [
      "board.teak.lime.basalt.brass.cane.v0",
      "board.oxide.cotton.terrazzo.v1",
      "board.brick.steel.glass.bamboo.v2",
    ],
  },
]

/** Loaded as they come into view: there are some hundred and forty. */
export function DrawingSection() {
  return (
    <Section title="Drawings">
      {drawingKinds.map((kind) =>
        (["full", "low"] as const).map((detail) => (
          <Specimen key={kind + detail} name={`${kind}, ${details[detail]}`}>
            <Sheets kind={kind} seeds={seeds} detail={detail} scheme={schemes.light} />
            <Sheets kind={kind} seeds={seeds} detail={detail} scheme={schemes.dark} />
          </Specimen>
        )),
      )}
      {ways.map(({ name, kinds }) => (
        <Specimen key={name} name={name}>
          {kinds.map((kind) => (
            <Sheets key={kind} kind={kind} seeds={seeds} detail="low" scheme={schemes.light} />
          ))}
        </Specimen>
      ))}
      <Specimen name="service types">
        <Sheets kind="service" seeds={services} scheme={schemes.light} />
        <Sheets kind="service" seeds={services} scheme={schemes.dark} />
      </Specimen>
      {/* Drawn on whatever is beneath them. */}
      <Specimen name="empty states, in the theme of the page">
        <Sheets kind="empty" seeds={emptyStates} />
      </Specimen>
      <Specimen name="the plan of the home page, in the theme of the page">
        <Sheets kind="hero" seeds={["home"]} />
      </Specimen>
    </Section>
  )
}

interface SheetsProps {
  kind: PictureKind
  seeds: readonly string[]
  detail?: "low" | "full"
  scheme?: string
}

const Sheets = ({ kind, seeds, detail, scheme = "" }: SheetsProps) => (
  <div className={`grid gap-3 sm:grid-cols-2 lg:grid-cols-3 ${scheme}`}>
    {seeds.map((seed) => (
      <Picture
        key={seed}
        kind={kind}
        seed={seed}
        detail={detail}
        className="aspect-4/3 w-full rounded-lg border border-line bg-surface"
      />
    ))}
  </div>
)
