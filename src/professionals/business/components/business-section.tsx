import { useLocation, useRevalidator } from "react-router"
import { Card } from "../../../ui/card.tsx"
import { ErrorState } from "../../../ui/error-state.tsx"
import { LinkButton } from "../../../ui/link-button.tsx"
import { useFocusOnChange } from "../../../ui/use-focus-on-change.ts"
import { useLastLoaded } from "../../../ui/use-last-loaded.ts"
import { useTexts } from "../../../ui/use-texts.ts"
import type { Business } from "../business.schema.ts"
import { businessTexts } from "../texts.ts"
import { BusinessEditor, type City } from "./business-editor.tsx"
import { BusinessFacts } from "./business-facts.tsx"

interface BusinessSectionProps {
  loaded: Business | { failure: string }
  cities: readonly City[]
  isEditing: boolean
}

/** What a professional says of their business: as it stands, and in the same place the form to change it. */
export function BusinessSection({ loaded, cities, isEditing }: BusinessSectionProps) {
  const t = useTexts(businessTexts)
  const { pathname } = useLocation()
  const { revalidate, state } = useRevalidator()
  const last = useLastLoaded(loaded)
  const shown = isEditing && last ? last : loaded
  const card = useFocusOnChange<HTMLDivElement>(isEditing, isEditing ? "form h3" : "a")
  if ("failure" in shown) return <ErrorState message={shown.failure} onRetry={revalidate} busy={state === "loading"} />
  return (
    <div ref={card} id="business" className="mt-6 max-w-4xl">
      <Card as="section" aria-labelledby="business-title" className="grid gap-6">
        <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-4">
          <div className="grid min-w-0 flex-1 basis-60 gap-1">
            <h2 id="business-title" className="text-2xl">
              {t.title}
            </h2>
            <p className="text-muted">{t.lead}</p>
          </div>
          {!isEditing && (
            <div className="flex flex-wrap gap-3 max-sm:w-full">
              <LinkButton
                to={`${pathname}?edit=business`}
                preventScrollReset
                variant="secondary"
                icon="pencil"
                className="max-sm:w-full"
              >
                {t.edit}
              </LinkButton>
              <LinkButton to={`/providers/${shown.id}`} variant="secondary" icon="eye" className="max-sm:w-full">
                {t.seePublic}
              </LinkButton>
            </div>
          )}
        </div>
        {isEditing ? <BusinessEditor business={shown} cities={cities} /> : <BusinessFacts business={shown} />}
      </Card>
    </div>
  )
}
