import { useRevalidator } from "react-router"
import { useTexts } from "../../../ui/use-texts.ts"
import { TakedownNotice } from "../../components/takedown-notice.tsx"
import { hiddenPortraitTexts } from "../../texts.ts"
import { portraitAppealForm } from "../appeal.form.ts"
import type { HiddenPortraitOf } from "../hidden-portrait.actions.ts"

/** Above the portrait's editor: which picture is hidden, why, and the way to say that it should not be. */
export function HiddenPortrait({ hidden }: { hidden: HiddenPortraitOf }) {
  const t = useTexts(hiddenPortraitTexts)
  const { revalidate } = useRevalidator()
  if (!hidden) return null
  const { id, portrait, takedown } = hidden
  return (
    <div className="flex flex-wrap items-start gap-4 border-line border-t p-4 sm:p-6">
      <img src={portrait.medium} alt={t.picture} className="size-24 rounded-full object-cover" />
      <div className="min-w-0 flex-1 basis-72">
        <TakedownNotice
          kind="portrait"
          itemId={id}
          takedown={takedown}
          form={() => portraitAppealForm(id)}
          onAppealed={revalidate}
        />
      </div>
    </div>
  )
}
