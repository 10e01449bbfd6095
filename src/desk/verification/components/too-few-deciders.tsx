import { useHasDeskRole } from "../../../platform/session/use-desk-role.ts"
import { hasTooFewDeciders } from "../../../professionals/second-look/second-look.rules.ts"
import type { CheckRules } from "../../../professionals/second-look/second-look.schema.ts"
import { Icon } from "../../../ui/icon.tsx"
import { LinkButton } from "../../../ui/link.tsx"
import { useTexts } from "../../../ui/use-texts.ts"
import { tooFewDecidersTexts } from "../second.texts.ts"
import { waitingPapersTexts } from "../texts.ts"

/** Above all of verification, while what is approved could be confirmed by nobody. */
export function TooFewDeciders({ standing: { rules, deciders } }: { standing: CheckRules }) {
  const t = useTexts(tooFewDecidersTexts)
  const { checks } = useTexts(waitingPapersTexts)
  const isOwner = useHasDeskRole("owner")
  const kinds = rules.filter(({ needs_second }) => needs_second).map(({ check }) => checks[check])
  if (kinds.length === 0 || !hasTooFewDeciders(deciders)) return null
  return (
    <section className="mb-6 flex flex-wrap items-center justify-between gap-4 rounded-lg border border-brass bg-brass-soft p-4 sm:px-6">
      <div className="flex min-w-0 flex-1 basis-64 gap-3">
        <Icon name="alert" className="mt-0.5 size-5 text-brass-ink" />
        <div className="min-w-0">
          <h2 className="font-sans font-semibold text-base tracking-normal">{t.title}</h2>
          <p className="max-w-prose">{t.text(kinds)}</p>
          <p className="mt-2 max-w-prose">{isOwner ? t.how : t.askOwner}</p>
        </div>
      </div>
      {isOwner && (
        <LinkButton to="/admin/people" className="max-sm:w-full">
          {t.invite}
        </LinkButton>
      )}
    </section>
  )
}
