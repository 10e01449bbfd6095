import type { ReactNode } from "react"
import { aloud } from "../../../ui/aloud.tsx"
import { Badge, type Tone } from "../../../ui/badge.tsx"
import { Card } from "../../../ui/card.tsx"
import type { IconName } from "../../../ui/icon.tsx"
import { LinkButton } from "../../../ui/link.tsx"
import { useFocusOnChange } from "../../../ui/use-focus-on-change.ts"
import { useTexts } from "../../../ui/use-texts.ts"
import { type PaperCheck, type PaperState, stateOfCheck } from "../paper.rules.ts"
import type { OwnPaper } from "../paper.schema.ts"
import { papersPageTexts } from "../texts.ts"
import { PaperFacts } from "./paper-facts.tsx"

interface CheckCardProps {
  check: PaperCheck
  isNeeded: boolean
  papers: readonly OwnPaper[]
  /** Opens the form; of another licence to give it again. */
  giveTo: (again?: OwnPaper) => string
  withdrawTo: (paper: OwnPaper) => string
  /** The open form. */
  children: ReactNode
}

/** One check: what it shows to customers, what is asked for, and what became of what was given. */
export function CheckCard({ check, isNeeded, papers, giveTo, withdrawTo, children }: CheckCardProps) {
  const t = useTexts(papersPageTexts)
  const { title, proves, give, notGive } = t.checks[check]
  const state = stateOfCheck(papers.map((one) => one.state))
  const isOpen = Boolean(children)
  const isOther = check === "other"
  // The newest comes first.
  const [latest] = papers
  const isNext = ({ state: its }: OwnPaper) => papers.length > 1 && !isStanding(its)
  const place = useFocusOnChange<HTMLDivElement>(isOpen, isOpen ? "form :is(input:not([hidden]), button)" : "a")
  return (
    <div ref={place} id={check} className="scroll-mt-24">
      <Card as="section" aria-labelledby={`${check}-title`} className="grid gap-4">
        <div className="grid gap-1">
          <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
            <h2 id={`${check}-title`} className="text-xl">
              {title}
            </h2>
            {!isOther && <StateBadge state={state ?? "none"} />}
          </div>
          <p className="text-muted text-sm">{isNeeded ? t.needed : t.voluntary}</p>
        </div>
        <p className="max-w-prose">{proves}</p>
        {papers.length > 0 && (
          <ul className="divide-y divide-line border-line border-t">
            {standingFirst(papers).map((paper) => (
              <li key={paper.id} className="grid gap-2 py-4 last:pb-0">
                {(isOther || isNext(paper)) && <PaperHead paper={paper} />}
                <PaperFacts
                  paper={paper}
                  what={paper.title || title}
                  withdrawTo={withdrawTo(paper)}
                  hasNext={papers.some((one) => one.state === "waiting" && one.title === paper.title)}
                >
                  {!isOpen && (isOther || paper === latest) && (
                    <GiveButton
                      to={giveTo(isOther ? paper : undefined)}
                      what={paper.title || title}
                      isFirst={isNeeded && !isUnderWay(state)}
                    >
                      {t.again[paper.state]}
                    </GiveButton>
                  )}
                </PaperFacts>
              </li>
            ))}
          </ul>
        )}
        {isOpen ? (
          <div className="grid gap-5 border-line border-t pt-5">
            <div className="grid max-w-prose gap-2">
              <p>{give}</p>
              {notGive && <p className="text-muted text-sm">{notGive}</p>}
            </div>
            {children}
          </div>
        ) : (
          (isOther || papers.length === 0) && (
            <GiveButton to={giveTo()} what={title} isFirst={isNeeded}>
              {isOther ? t.addLicence : t.giveNow}
            </GiveButton>
          )
        )}
      </Card>
    </div>
  )
}

const isUnderWay = (state: PaperState | undefined) => state === "approved" || state === "waiting"

/** What counts now, then what is to take its place. */
const standingFirst = (papers: readonly OwnPaper[]) => [
  ...papers.filter(({ state }) => isStanding(state)),
  ...papers.filter(({ state }) => !isStanding(state)),
]
const isStanding = (state: PaperState) => state === "approved" || state === "expired"

function GiveButton(props: { to: string; what: string; isFirst?: boolean; children: string }) {
  const t = useTexts(papersPageTexts)
  const { to, what, isFirst = false, children } = props
  return (
    <LinkButton
      to={to}
      preventScrollReset
      variant={isFirst ? "primary" : "secondary"}
      className="justify-self-start max-sm:w-full"
    >
      {t.about(aloud, children, what)}
    </LinkButton>
  )
}

function PaperHead({ paper: { check, title, state } }: { paper: OwnPaper }) {
  const t = useTexts(papersPageTexts)
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
      {check === "other" ? (
        <h3 className="wrap-anywhere font-sans text-base tracking-normal">{title}</h3>
      ) : (
        <p className="text-muted text-sm">{t.renewal}</p>
      )}
      <StateBadge state={state} />
    </div>
  )
}

const looks: Record<PaperState | "none", { tone: Tone; icon?: IconName }> = {
  none: { tone: "neutral" },
  waiting: { tone: "brass", icon: "clock" },
  approved: { tone: "neem", icon: "check" },
  expired: { tone: "ended", icon: "dash" },
  refused: { tone: "danger", icon: "alert" },
  withdrawn: { tone: "neutral", icon: "dash" },
}

function StateBadge({ state }: { state: PaperState | "none" }) {
  const t = useTexts(papersPageTexts)
  return <Badge {...looks[state]}>{t.states[state]}</Badge>
}
