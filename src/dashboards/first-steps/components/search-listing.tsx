import { FormAlert } from "../../../ui/form/form-alert.tsx"
import { Icon } from "../../../ui/icon.tsx"
import { LinkButton } from "../../../ui/link.tsx"
import { useTexts } from "../../../ui/use-texts.ts"
import type { FirstSteps } from "../first-steps.contract.ts"
import { firstStepsTexts } from "../texts.ts"

/** That they can be found, for who is new; that they cannot any more, for everybody. */
export function SearchListing({ steps }: { steps: FirstSteps }) {
  const { notFound: t } = useTexts(firstStepsTexts)
  if (steps.state === "found") return steps.is_new && <FoundNow steps={steps} />
  if (steps.is_leaving || steps.state === "beginning") return null
  return (
    <FormAlert
      kind="mail"
      action={
        <LinkButton to="/provider/services" variant="secondary" size="small">
          {t.services}
        </LinkButton>
      }
    >
      {t.text}
    </FormAlert>
  )
}

function FoundNow({ steps }: { steps: FirstSteps }) {
  const { found: t } = useTexts(firstStepsTexts)
  const business = steps.card?.business_name ?? ""
  return (
    <section
      aria-labelledby="found-title"
      className="flex flex-wrap items-center justify-between gap-4 rounded-lg bg-neem-soft p-5 text-neem-ink"
    >
      <div className="flex min-w-0 flex-1 basis-64 gap-3">
        <Icon name="check" className="mt-1 size-6" />
        <div>
          <h2 id="found-title" tabIndex={-1} className="scroll-mt-8 text-xl outline-none">
            {t.title}
          </h2>
          <p>{t.text}</p>
        </div>
      </div>
      <div className="flex flex-wrap gap-3 max-sm:w-full max-sm:*:w-full">
        <LinkButton to={`/search?${new URLSearchParams({ query: business })}`} variant="secondary" icon="search">
          {t.search}
        </LinkButton>
        <LinkButton to={`/providers/${steps.id}`} variant="secondary" icon="eye">
          {t.profile}
        </LinkButton>
      </div>
    </section>
  )
}
