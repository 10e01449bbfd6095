import { emptyStates } from "../../drawings/drawing-kinds.ts"
import { drawingKinds } from "../../drawings/facts.ts"
import { Picture, type PictureKind } from "../../drawings/picture.tsx"
import { Section, Specimen } from "./specimen.tsx"

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

/** Loaded as they come into view: there are some eighty. */
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
