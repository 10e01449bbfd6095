import { useCallback } from "react"
import {
  type ShouldRevalidateFunctionArgs,
  useLocation,
  useNavigate,
  useRevalidator,
  useSearchParams,
} from "react-router"
import { pageTitle } from "../../sharing/page-meta.ts"
import { AreaHeading } from "../../ui/area-heading.tsx"
import { Card } from "../../ui/card.tsx"
import { ErrorState } from "../../ui/error-state.tsx"
import { ConfirmDialog } from "../../ui/form/form-frame.tsx"
import { Icon } from "../../ui/icon.tsx"
import { LinkButton } from "../../ui/link.tsx"
import { toast } from "../../ui/overlay/toast-store.ts"
import { PageLoading } from "../../ui/page-loading.tsx"
import { TitledCard } from "../../ui/titled-card.tsx"
import { useLastLoaded } from "../../ui/use-last-loaded.ts"
import { useTexts } from "../../ui/use-texts.ts"
import { neededChecks } from "../verification.rules.ts"
import type { Route } from "./+types/papers.page"
import { CheckCard } from "./components/check-card.tsx"
import { PaperEditor } from "./components/paper-editor.tsx"
import { loadPapers, type OwnPapers, withdrawFormOf } from "./paper.form.ts"
import { CHECKING_DAYS, checksFor, isCheckKind, type PaperCheck, stateOfCheck, WARNING_DAYS } from "./paper.rules.ts"
import type { OwnPaper } from "./paper.schema.ts"
import { papersPageTexts } from "./texts.ts"
import "../../ui/rare-icons.ts"

export const meta: Route.MetaFunction = ({ matches }) => pageTitle(matches, papersPageTexts, (t) => t.title)

export const clientLoader = ({ request: { signal } }: Route.ClientLoaderArgs) => loadPapers(signal)

/** The open form and dialog stand in the address and change nothing of what was loaded. */
export const shouldRevalidate = ({ currentUrl, nextUrl, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) =>
  currentUrl.pathname === nextUrl.pathname && currentUrl.search !== nextUrl.search ? false : defaultShouldRevalidate

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
      <Standing own={own} needed={needed} papersOf={papersOf} />
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
      <WhatHappens fileDays={own.file_days} />
      {withdrawn && withdrawn.state !== "withdrawn" && (
        <WithdrawDialog own={own} paper={withdrawn} isNeeded={needed.includes(withdrawn.check)} onClose={backToPage} />
      )}
    </div>
  )
}

interface StandingProps {
  own: OwnPapers
  needed: readonly PaperCheck[]
  papersOf: (check: PaperCheck) => OwnPaper[]
}

/** What customers see, and what is missing for the badge. */
function Standing({ own, needed, papersOf }: StandingProps) {
  const t = useTexts(papersPageTexts)
  const states = needed.map((check) => ({ check, state: stateOfCheck(papersOf(check).map(({ state }) => state)) }))
  const missing = states.filter(({ state }) => state !== "approved" && state !== "waiting")
  const text = own.is_verified
    ? t.verified.text
    : missing.length > 0
      ? t.notVerified.missing(missing.map(({ check }) => t.checks[check].title))
      : t.notVerified.waiting(CHECKING_DAYS)
  return (
    <Card className="flex flex-wrap items-start gap-4 sm:gap-x-6">
      <Icon
        name={own.is_verified ? "shield-check" : "info"}
        className={`size-8 ${own.is_verified ? "text-neem" : "text-muted"}`}
      />
      <div className="min-w-0 flex-1 basis-52">
        <p className="font-serif text-xl">{own.is_verified ? t.verified.title : t.notVerified.title}</p>
        <p className="mt-1 text-muted">{text}</p>
      </div>
      <LinkButton to={`/providers/${own.id}#verification`} variant="secondary" icon="eye" className="max-sm:w-full">
        {t.profile}
      </LinkButton>
    </Card>
  )
}

function WhatHappens({ fileDays }: { fileDays: number }) {
  const { after: t } = useTexts(papersPageTexts)
  return (
    <TitledCard title={t.title}>
      <ul className="grid max-w-prose list-disc gap-2 pl-5 text-muted">
        {t.points(fileDays, WARNING_DAYS.first, WARNING_DAYS.last).map((point) => (
          <li key={point}>{point}</li>
        ))}
      </ul>
    </TitledCard>
  )
}

interface WithdrawDialogProps {
  own: OwnPapers
  paper: OwnPaper
  isNeeded: boolean
  onClose: () => Promise<void>
}

function WithdrawDialog({ own, paper, isNeeded, onClose }: WithdrawDialogProps) {
  const t = useTexts(papersPageTexts)
  const { revalidate } = useRevalidator()
  const { withdraw } = t
  const takesBadge = own.is_verified && isNeeded && paper.state === "approved"
  const effect = { waiting: withdraw.waiting, approved: withdraw.approved, refused: withdraw.refused }
  const asked = {
    title: withdraw.title(isCheckKind(paper.check) ? t.checks[paper.check].title : paper.title),
    text: takesBadge ? withdraw.badge : (effect[paper.state as keyof typeof effect] ?? withdraw.refused),
    ...{ button: withdraw.yes, cancel: withdraw.no, variant: "danger" as const },
  }
  const onDone = async (message: string) => {
    // What is loaded anew while the address changes would follow the address, which changes nothing of it.
    await onClose()
    await revalidate()
    toast("success", message, 5000)
  }
  return (
    <ConfirmDialog
      form={withdrawFormOf(own.id, paper.id)}
      asked={asked}
      onClose={() => void onClose()}
      onDone={onDone}
    />
  )
}
