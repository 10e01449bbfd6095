import { useFetcher } from "react-router"
import type { CheckRule } from "../../../professionals/second-look/second-look.schema.ts"
import { Button } from "../../../ui/button.tsx"
import { TitledCard } from "../../../ui/titled-card.tsx"
import { useTexts } from "../../../ui/use-texts.ts"
import { secondLookPageTexts } from "../second.texts.ts"
import { waitingPapersTexts } from "../texts.ts"

/** Which kinds of check need two administrators. */
export function CheckRules({ rules, canSet }: { rules: readonly CheckRule[]; canSet: boolean }) {
  const { rules: t } = useTexts(secondLookPageTexts)
  return (
    <div className="mt-8">
      <TitledCard title={t.title}>
        <p className="max-w-prose text-muted">{canSet ? t.lead : `${t.lead} ${t.ownersOnly}`}</p>
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
