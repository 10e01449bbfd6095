import { Icon, type IconName, shapes } from "../../ui/icon.tsx"
import { Section, Specimen } from "./specimen.tsx"

const grounds = [
  ["paper", "bg-paper"],
  ["surface", "bg-surface"],
  ["sunken", "bg-sunken"],
  ["fill", "bg-fill"],
  ["line", "bg-line"],
  ["border", "bg-border"],
  ["muted", "bg-muted"],
  ["ink", "bg-ink"],
  ["teak", "bg-teak"],
  ["tile", "bg-tile"],
  ["brass", "bg-brass"],
  ["neem", "bg-neem"],
  ["slate", "bg-slate"],
  ["plum", "bg-plum"],
  ["danger", "bg-danger"],
  ["basalt", "bg-basalt"],
] as const

const scale = [
  ["48", "text-4xl"],
  ["36", "text-3xl"],
  ["28", "text-2xl"],
  ["22", "text-xl"],
] as const

export function TokenSection() {
  return (
    <Section title="Ground">
      <Specimen name="Colours">
        <ul className="grid grid-cols-3 gap-3 sm:grid-cols-5 lg:grid-cols-8">
          {grounds.map(([name, ground]) => (
            <li key={name} className="text-sm">
              <span className={`mb-1 block h-14 rounded-lg border border-line ${ground}`} />
              {name}
            </li>
          ))}
        </ul>
      </Specimen>
      <div className="grid gap-8 lg:grid-cols-2">
        <Specimen name="Fraunces for headings">
          {scale.map(([size, text]) => (
            <p key={size} className={`font-semibold font-serif ${text}`}>
              A home in Pune
            </p>
          ))}
        </Specimen>
        <Specimen name="Mukta for text">
          <p className="text-lg">18: An architect in Kothrud, eleven houses built, the drawings kept.</p>
          <p>16: Interior design from ₹1,250 per hour. The first visit is agreed before it is paid.</p>
          <p className="text-muted text-sm">14: Answered within a day on average. 48 bookings completed.</p>
          <p lang="mr">घर बांधणे म्हणजे विश्वास ठेवणे.</p>
          <p className="font-semibold">Semibold for names, labels and buttons: ₹2,40,000</p>
        </Specimen>
      </div>
      <Specimen name="Icons">
        <ul className="flex flex-wrap gap-4">
          {(Object.keys(shapes) as IconName[]).map((name) => (
            <li key={name}>
              <Icon name={name} className="size-6" label={name} />
            </li>
          ))}
        </ul>
      </Specimen>
    </Section>
  )
}
