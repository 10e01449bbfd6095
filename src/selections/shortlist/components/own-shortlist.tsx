import { ErrorState } from "../../../ui/error-state.tsx"
import { PageLoading } from "../../../ui/page-loading.tsx"
import { useTexts } from "../../../ui/use-texts.ts"
import { shortlistPageTexts } from "../texts.ts"
import { useOwnShortlist } from "../use-own-shortlist.ts"
import { NobodyListed } from "./nobody-listed.tsx"
import { ShareCard, VisitorCard } from "./share-card.tsx"
import { ShortlistCards } from "./shortlist-cards.tsx"

/** A customer's list, who can share it; or a visitor's, which can become one of an account. */
export function OwnShortlist() {
  const { professionals, link, failure, reload, busy } = useOwnShortlist()
  if (failure !== undefined) return <ErrorState message={failure} onRetry={reload} busy={busy} />
  if (!professionals) return <OwnLoading />
  if (professionals.length === 0) return <NobodyListed view="own" />
  return (
    <>
      {link === undefined ? (
        <div className="signed-in:hidden">
          <VisitorCard />
        </div>
      ) : (
        <ShareCard shared={link} />
      )}
      <ShortlistCards professionals={professionals} />
    </>
  )
}

export function OwnLoading() {
  const { loading } = useTexts(shortlistPageTexts)
  return (
    <>
      <div className="noscript:hidden">
        <PageLoading label={loading} />
      </div>
      <div className="hidden noscript:block">
        <NobodyListed view="own" />
      </div>
    </>
  )
}
