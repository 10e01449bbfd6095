import { EmptyState } from "../../../ui/empty-state.tsx"
import { LinkButton } from "../../../ui/link.tsx"
import { useTexts } from "../../../ui/use-texts.ts"
import type { ShortlistView } from "../shortlisted.ts"
import { shortlistPageTexts } from "../texts.ts"

/** In the place of the cards. */
export function NobodyListed({ view }: { view: ShortlistView }) {
  const { find, ...texts } = useTexts(shortlistPageTexts)
  const { title, hint } = texts[view].empty
  return (
    <EmptyState
      title={title}
      action={
        <LinkButton to="/search" icon="search">
          {find}
        </LinkButton>
      }
    >
      {hint}
    </EmptyState>
  )
}
