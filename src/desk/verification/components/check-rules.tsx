import { useFetcher } from "react-router"
import { hasTooFewDeciders } from "../../../professionals/second-look/second-look.rules.ts"
import type { CheckRule, CheckRules as Standing } from "../../../professionals/second-look/second-look.schema.ts"
import { Button } from "../../../ui/button.tsx"
import { Icon } from "../../../ui/icon.tsx"
import { Link } from "../../../ui/link.tsx"
import { TitledCard } from "../../../ui/titled-card.tsx"
import { useTexts } from "../../../ui/use-texts.ts"
import { secondLookPageTexts } from "../second.texts.ts"
import { waitingPapersTexts } from "../texts.ts"

/** Which kinds of check need two administrators. */
export function CheckRules({ standing: { rules, deciders }, canSet }: { standing: Standing; canSet: boolean }) {
  const { rules: t } = useTexts(secondLookPageTexts)
  // Once two are required, it is said at the top of the page.
  const isToBeWarned = hasTooFewDeciders(deciders) && !rules.some(({ needs_second }) => needs_second)
  const invite = (text: string) => (
    <Link to="/admin/people" className="underline underline-offset-4">
      {text}
    </Link>
  )
  return (
    <div className="mt-8">
      <TitledCard title={t.title}>
        <p className="max-w-prose text-muted">{canSet ? t.lead : `${t.lead} ${t.ownersOnly}`}</p>
        {canSet && isToBeWarned && (
          <p className="mt-3 flex max-w-prose gap-2 rounded-lg bg-brass-soft p-3 text-brass-ink">
            <Icon name="alert" className="mt-0.5 size-5" />
            <span>{t.alone(invite)}</span>
          </p>
        )}
        <ul className="mt-2 divide-y divide-line">
          {rules.map((rule) => (
            <Rule key={rule.check} rule={rule} canSet={canSet} />
          ))}
        </ul>
      </TitledCard>
    </div>
  )
}

function Rule({ rule: { check, needs_second }, canSet }: { rule: CheckRule; canSet: boolean }) {
  const { rules: t } = useTexts(secondLookPageTexts)
  const { checks } = useTexts(waitingPapersTexts)
  const fetcher = useFetcher()
  return (
    <li className="flex min-h-14 flex-wrap items-center gap-x-4 gap-y-1 py-2">
      <div className="min-w-0 flex-1">
        <p className="font-semibold">{checks[check]}</p>
        <p className="text-muted text-sm">{needs_second ? t.two : t.one}</p>
      </div>
      {canSet && (
        <fetcher.Form method="post">
          <input type="hidden" name="check" value={check} />
          <input type="hidden" name="needs_second" value={String(!needs_second)} />
          <Button type="submit" variant="secondary" size="small" busy={fetcher.state !== "idle"}>
            <span>
              {needs_second ? t.requireOne : t.requireTwo}
              <span className="sr-only">: {checks[check]}</span>
            </span>
          </Button>
        </fetcher.Form>
      )}
    </li>
  )
}
