import { Card } from "../../../ui/card.tsx"
import { Icon, type IconName } from "../../../ui/icon.tsx"
import { Link } from "../../../ui/link.tsx"
import { Section } from "../../../ui/section.tsx"
import { useTexts } from "../../../ui/use-texts.ts"
import { swipeRow, swipeStop } from "../../components/swipe.ts"
import { claimsTexts } from "../../texts.ts"

/** One for each reason, in their order. */
const icons: IconName[] = ["shield-check", "star", "calendar", "filter", "eye-off", "rupee"]

/** Each reason leads to where it is said at length, so that nobody has to believe it. */
export function WhyChoose() {
  const { why: t } = useTexts(claimsTexts)
  return (
    <div className="border-line border-y bg-sunken">
      <Section id="why" title={t.heading}>
        <ul className={`${swipeRow} sm:grid-cols-2 lg:grid-cols-3`}>
          {t.reasons.map(({ title, text, note, more, to }, place) => (
            <Card as="li" key={title} className={`flex flex-col items-start gap-2 ${swipeStop}`}>
              <div className="flex items-center gap-3 sm:grid">
                <span className="grid size-11 shrink-0 place-items-center rounded-lg bg-tile-soft text-tile-ink">
                  <Icon name={icons[place]!} className="size-6" />
                </span>
                <h3 className="text-lg">{title}</h3>
              </div>
              <p className="text-muted">{text}</p>
              {note && <p className="text-muted text-sm">{note}</p>}
              <Link
                to={to}
                className="mt-auto inline-flex min-h-11 items-end text-tile-ink underline underline-offset-2"
              >
                {more}
              </Link>
            </Card>
          ))}
        </ul>
      </Section>
    </div>
  )
}
