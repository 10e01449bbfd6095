import { useCallback } from "react"
import { useLocation, useNavigate, useRevalidator, useSearchParams } from "react-router"
import { pageTitle } from "../../sharing/page-meta.ts"
import { AreaHeading } from "../../ui/area-heading.tsx"
import { ErrorState } from "../../ui/error-state.tsx"
import { keepLoadedBehindDialog } from "../../ui/keep-loaded.ts"
import { PageLoading } from "../../ui/page-loading.tsx"
import { useLastLoaded } from "../../ui/use-last-loaded.ts"
import { useTexts } from "../../ui/use-texts.ts"
import { neededChecks } from "../verification.rules.ts"
import type { Route } from "./+types/papers.page"
import { CheckCard } from "./components/check-card.tsx"
import { PaperEditor } from "./components/paper-editor.tsx"
import { PapersAfterwards } from "./components/papers-afterwards.tsx"
import { VerificationStanding } from "./components/verification-standing.tsx"
import { WithdrawDialog } from "./components/withdraw-dialog.tsx"
import { loadPapers, type OwnPapers } from "./paper.form.ts"
import { checksFor, type PaperCheck } from "./paper.rules.ts"
import { papersPageTexts } from "./texts.ts"
import "../../ui/rare-icons.ts"

export const meta: Route.MetaFunction = ({ matches }) => pageTitle(matches, papersPageTexts, (t) => t.title)

export const clientLoader = ({ request: { signal } }: Route.ClientLoaderArgs) => loadPapers(signal)

/** The open form and dialog stand in the address and change nothing of what was loaded. */
export const shouldRevalidate = keepLoadedBehindDialog

export function HydrateFallback() {
  return <PageLoading label={useTexts(papersPageTexts).loading} />
}

export default function VerificationPage({ loaderData }: Route.ComponentProps) {
  const t = useTexts(papersPageTexts)
  const { revalidate, state } = useRevalidator()
  const shown = useLastLoaded(loaderData)
  return (
    <>
      <AreaHeading title={t.title}>{t.lead}</AreaHeading>
      {"failure" in loaderData && !shown && (
        <ErrorState message={loaderData.failure} onRetry={revalidate} busy={state === "loading"} />
      )}
      {shown && <Papers key={shown.id} own={shown} />}
    </>
  )
}

function Papers({ own }: { own: OwnPapers }) {
  const { pathname } = useLocation()
  const [search] = useSearchParams()
  const navigate = useNavigate()
  const backToPage = useCallback(
    async () => navigate(pathname, { replace: true, preventScrollReset: true }),
    [navigate, pathname],
  )
  const needed: readonly PaperCheck[] = neededChecks(own.offers_architecture)
  const before = own.papers.find(({ id }) => id === search.get("again"))
  const withdrawn = own.papers.find(({ id }) => id === search.get("withdraw"))
  const papersOf = (check: PaperCheck) => own.papers.filter((paper) => paper.check === check)
  return (
    <div className="grid max-w-3xl grid-cols-1 gap-6">
      <VerificationStanding own={own} needed={needed} papersOf={papersOf} />
      {checksFor(own.offers_architecture || papersOf("coa").length > 0).map((check) => (
        <CheckCard
          key={check}
          check={check}
          isNeeded={needed.includes(check)}
          papers={papersOf(check)}
          giveTo={(again) => `${pathname}?give=${check}${again ? `&again=${again.id}` : ""}`}
          withdrawTo={({ id }) => `${pathname}?withdraw=${id}`}
        >
          {search.get("give") === check && (
            <PaperEditor
              key={before?.id}
              {...{ check, before }}
              id={own.id}
              home={own.home}
              backTo={pathname}
              onDone={backToPage}
            />
          )}
        </CheckCard>
      ))}
      <PapersAfterwards fileDays={own.file_days} />
      {withdrawn && withdrawn.state !== "withdrawn" && (
        <WithdrawDialog own={own} paper={withdrawn} isNeeded={needed.includes(withdrawn.check)} onClose={backToPage} />
      )}
    </div>
  )
}
