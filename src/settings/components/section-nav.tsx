import { Icon } from "../../ui/icon.tsx"
import { Link } from "../../ui/link.tsx"
import { useTexts } from "../../ui/use-texts.ts"
import { type Section, sectionIcons, sections } from "../sections.ts"
import { settingsTexts } from "../texts.ts"

/** The sections as links: each is an address of its own, and back leads to the one before. */
export function SectionNav({ open }: { open: Section }) {
  const t = useTexts(settingsTexts)
  return (
    <nav aria-label={t.sectionsLabel} className="mb-6 md:mb-8">
      <ul className="grid grid-cols-2 gap-2 sm:flex sm:flex-wrap sm:gap-1 sm:border-line sm:border-b">
        {sections.map((section) => (
          <li key={section}>
            <Link
              to={`?section=${section}`}
              preventScrollReset
              aria-current={section === open ? "page" : undefined}
              className={linkClasses}
            >
              <Icon name={sectionIcons[section]} />
              {t.sections[section]}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}

/** On a phone tiles, so that all of them are seen; from there on tabs on a line. */
const linkClasses = [
  "flex min-h-12 items-center gap-2 px-3 font-semibold text-muted hover:text-ink focus-visible:-outline-offset-2",
  "max-sm:rounded-lg max-sm:border max-sm:border-line max-sm:bg-surface",
  "max-sm:aria-[current=page]:border-tile max-sm:aria-[current=page]:bg-tile-soft",
  "sm:border-transparent sm:border-b-2 sm:px-4 sm:hover:border-border sm:aria-[current=page]:border-tile",
  "aria-[current=page]:text-tile-ink",
].join(" ")
