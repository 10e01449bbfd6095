import type { ReactNode } from "react"
import { aloud } from "../../../ui/aloud.tsx"
import { LinkButton } from "../../../ui/link.tsx"
import { useTexts } from "../../../ui/use-texts.ts"
import { Day } from "../../components/day.tsx"
import { CHECKING_DAYS, endsSoon } from "../paper.rules.ts"
import type { OwnPaper } from "../paper.schema.ts"
import { papersPageTexts } from "../texts.ts"

interface PaperFactsProps {
  paper: OwnPaper
  /** Asks whether it is to be withdrawn. */
  withdrawTo: string
  /** What it is, read aloud beside its links. */
  what: string
  /** The way to give another one in its place. */
  children: ReactNode
  /** Another one waits to take its place. */
  hasNext: boolean
}

/** What became of one paper, what was given, and the way to take it back. */
export function PaperFacts({ paper, withdrawTo, what, hasNext, children }: PaperFactsProps) {
  const t = useTexts(papersPageTexts)
  const { number, file, state } = paper
  return (
    <div className="grid gap-3">
      <Outcome paper={paper} hasNext={hasNext} />
      {(number || file) && (
        <dl className="flex flex-wrap gap-x-8 gap-y-3">
          {number && (
            <Fact label={t.number}>
              <span translate="no">{number}</span>
            </Fact>
          )}
          {file && <FileFact file={file} />}
        </dl>
      )}
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2 pt-1 empty:hidden">
        {children}
        {state !== "withdrawn" && (
          <LinkButton to={withdrawTo} preventScrollReset variant="quiet-danger" className={withdrawClasses}>
            {t.about(aloud, t.withdraw.act, what)}
          </LinkButton>
        )}
      </div>
    </div>
  )
}

/** Alone it stands below the words, not below their indent. */
const withdrawClasses = "max-sm:w-full sm:first:-ml-5"

function Outcome({ paper, hasNext }: { paper: OwnPaper; hasNext: boolean }) {
  const t = useTexts(papersPageTexts)
  const { state, given_at, decided_at, valid_until, reason } = paper
  const decided = <Day at={decided_at ?? given_at} />
  if (state === "waiting")
    return (
      <p>
        {t.given(<Day at={given_at} />)} {t.promise(CHECKING_DAYS)}
        {valid_until && <> {t.until(<Day at={valid_until} />)}</>}
      </p>
    )
  if (state === "refused")
    return (
      <div className="grid gap-1">
        <p>{t.refused(decided)}</p>
        {reason && (
          <p className="wrap-anywhere">
            <strong>{t.reason}:</strong> {reason}
          </p>
        )}
      </div>
    )
  if (state === "withdrawn") return <p>{t.withdrawnOn(decided)}</p>
  return <Approved paper={paper} hasNext={hasNext} />
}

function Approved({ paper, hasNext }: { paper: OwnPaper; hasNext: boolean }) {
  const { state, decided_at, given_at, valid_until, checked_by } = paper
  const { approved: t, endsSoon: soon } = useTexts(papersPageTexts)
  const day = <Day at={decided_at ?? given_at} />
  const checked = checked_by ? t.by(day, checked_by) : t.on(day)
  if (valid_until === null) return <p>{t.forGood(checked)}</p>
  const end = <Day at={valid_until} />
  if (state === "expired") return <p>{t.expired(checked, end)}</p>
  return (
    <p>
      {t.until(checked, end)} {!hasNext && endsSoon(valid_until, new Date()) && soon}
    </p>
  )
}

function FileFact({ file: { kind, name, urls, ends_at } }: { file: NonNullable<OwnPaper["file"]> }) {
  const t = useTexts(papersPageTexts)
  const isDocument = kind === "document"
  return (
    <Fact label={t.file}>
      <a
        href={isDocument ? urls.document : urls.large}
        {...(!isDocument && { target: "_blank", rel: "noreferrer" })}
        className="wrap-anywhere text-tile-ink underline underline-offset-4"
      >
        {name ?? t.openFile(isDocument)}
      </a>
      {ends_at && <span className="text-muted">, {t.fileEnds(<Day at={ends_at} />)}</span>}
    </Fact>
  )
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="min-w-0">
      <dt className="text-muted text-sm">{label}</dt>
      <dd className="wrap-anywhere">{children}</dd>
    </div>
  )
}
