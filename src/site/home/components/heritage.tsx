import { type Drawn, Picture } from "../../../drawings/picture.tsx"
import { Link } from "../../../ui/link.tsx"
import { Section } from "../../../ui/section.tsx"
import { useTexts } from "../../../ui/use-texts.ts"
import { SourceLine } from "../../components/source-line.tsx"
import { readsTexts } from "../../texts.ts"

/** The whole, the lines, the carved column, the joint: one for each maker, in their order. */
const works: Drawn[] = [
  { kind: "plan.wada.1800", seed: "j" },
  { kind: "fragment", seed: "l" },
  { kind: "detail.column.teak", seed: "c" },
  { kind: "detail.joint.teak", seed: "b" },
]

/** Where the name comes from. */
export function Heritage() {
  const { heritage: t } = useTexts(readsTexts)
  return (
    <Section id="heritage" title={t.heading} lead={t.text}>
      <div className="grid gap-5 sm:gap-8">
        <ul className="grid gap-3 sm:grid-cols-4 sm:gap-5">
          {t.makers.map(({ name, does }, place) => (
            <li key={name} className="flex items-center gap-4 sm:flex-col sm:items-stretch sm:gap-3">
              <Picture
                {...works[place]!}
                detail="low"
                className="aspect-4/3 w-20 shrink-0 rounded-md border border-line sm:w-full sm:rounded-lg"
              />
              <p>
                <strong className="block font-semibold font-serif text-lg">{name}</strong>
                <span className="text-muted">{does}</span>
              </p>
            </li>
          ))}
        </ul>
        <div className="grid gap-1 lg:grid-cols-[1fr_auto] lg:items-end lg:gap-8">
          <p className="max-w-3xl sm:text-lg">
            {t.now}{" "}
            <Link to="/about#name" className="text-tile-ink underline underline-offset-2">
              {t.more}
            </Link>
          </p>
          <SourceLine {...t.source} />
        </div>
      </div>
    </Section>
  )
}
