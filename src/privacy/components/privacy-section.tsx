import { useState } from "react"
import { useRevalidator } from "react-router"
import { Button } from "../../ui/button.tsx"
import { buttonStyle } from "../../ui/button-style.ts"
import { ConfirmDialog } from "../../ui/form/form-frame.tsx"
import { toast } from "../../ui/overlay/toast-store.ts"
import { TitledCard } from "../../ui/titled-card.tsx"
import { useFocusOnChange } from "../../ui/use-focus-on-change.ts"
import { useDates, useTexts } from "../../ui/use-texts.ts"
import { agreeToTerms, cancelDeletion, requestExport } from "../privacy.actions.ts"
import { deletionForm } from "../privacy.form.ts"
import { DELETION_DELAY_DAYS, deletionDueAt, EXPORT_RETENTION_DAYS, exportAddress } from "../privacy.rules.ts"
import type { DataExport, Privacy } from "../privacy.schema.ts"
import { deletionFormTexts, privacyTexts } from "../texts.ts"
import { ActionButton, TermsLink } from "./action-button.tsx"

/** Consents, export and deletion: three cards of the settings. */
export function PrivacySection({ privacy }: { privacy: Privacy }) {
  return (
    <div className="grid grid-cols-1 gap-6">
      <ConsentsCard {...privacy} />
      <ExportCard of={privacy.export} />
      <DeletionCard due={privacy.deletion?.due_at} />
    </div>
  )
}

function ConsentsCard({ consents, terms }: Pick<Privacy, "consents" | "terms">) {
  const { consents: t } = useTexts(privacyTexts)
  const dates = useDates()
  const place = useFocusOnChange<HTMLUListElement>(terms.is_due, "li")
  return (
    <TitledCard title={t.title}>
      {consents.length === 0 && <p className="text-muted">{t.none}</p>}
      <ul ref={place} className="grid gap-1">
        {consents.map(({ kind, version, granted_at }) => (
          <li key={kind + version + granted_at} tabIndex={-1}>
            {t.given(t.kinds[kind] ?? kind, version, dates.day(granted_at))}
          </li>
        ))}
      </ul>
      {terms.is_due && (
        <div className="mt-4 grid justify-items-start gap-3 border-line border-t pt-4">
          <p>{t.due(<TermsLink version={terms.version} />)}</p>
          <ActionButton act={() => agreeToTerms(terms.version)}>{t.agree}</ActionButton>
        </div>
      )}
    </TitledCard>
  )
}

/** @param due when the account is deleted, once that was requested */
function DeletionCard({ due }: { due: string | undefined }) {
  const { deletion: t } = useTexts(privacyTexts)
  const place = useFocusOnChange<HTMLDivElement>(due, "[role=status], button")
  return (
    <TitledCard title={t.title}>
      <div ref={place}>{due ? <PendingDeletion due={due} /> : <RequestDeletion />}</div>
    </TitledCard>
  )
}

export function PendingDeletion({ due }: { due: string }) {
  const { deletion: t } = useTexts(privacyTexts)
  const dates = useDates()
  return (
    <div className="grid justify-items-start gap-4 rounded-lg bg-danger-soft p-4 text-danger-ink">
      <p role="status" tabIndex={-1}>
        {t.due(dates.day(due))}
      </p>
      <ActionButton act={cancelDeletion} variant="primary">
        {t.keep}
      </ActionButton>
    </div>
  )
}

/** The consequences come before the button. */
function RequestDeletion() {
  const { deletion: t } = useTexts(privacyTexts)
  const [isOpen, setOpen] = useState(false)
  return (
    <div className="grid justify-items-start gap-5">
      <ul className="grid max-w-prose list-disc gap-1 pl-5 text-muted">
        {[t.goes, t.stays, t.days(DELETION_DELAY_DAYS), t.settle].map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
      <Button variant="quiet-danger" className="-ml-5" onClick={() => setOpen(true)}>
        {t.button}
      </Button>
      {isOpen && <DeletionDialog onClose={() => setOpen(false)} />}
    </div>
  )
}

/** After a recent sign-in the confirmation is all that is needed. */
function DeletionDialog({ onClose }: { onClose: () => void }) {
  const { title, text, button, cancel } = useTexts(deletionFormTexts)
  const dates = useDates()
  const [due] = useState(() => deletionDueAt(new Date()))
  const { revalidate } = useRevalidator()
  const confirmation = { title, text: text(dates.day(due)), button, cancel, variant: "danger" } as const
  const onDone = (message: string) => {
    toast("success", message, 5000)
    return revalidate()
  }
  return <ConfirmDialog form={deletionForm} asked={confirmation} onClose={onClose} onDone={onDone} />
}

function ExportCard({ of }: { of: DataExport | null }) {
  const { export: t } = useTexts(privacyTexts)
  const isOver = !of || Date.parse(of.next_at) <= Date.now()
  const place = useFocusOnChange<HTMLDivElement>(isOver, "[role=status]")
  return (
    <TitledCard title={t.title}>
      <div ref={place} className="grid justify-items-start gap-4">
        <p className="max-w-prose text-muted">{t.what(EXPORT_RETENTION_DAYS)}</p>
        {of && <Copy key={of.id} of={of} />}
        {isOver && <ActionButton act={requestExport}>{t.ask}</ActionButton>}
      </div>
    </TitledCard>
  )
}

/** An export: being made, or ready for download. */
export function Copy({ of }: { of: DataExport }) {
  const { export: t } = useTexts(privacyTexts)
  const dates = useDates()
  const { id, asked_at, ready_at, expires_at, next_at } = of
  const isReady = ready_at !== null && expires_at !== null
  return (
    <>
      <p role="status" tabIndex={-1} className="outline-none">
        {isReady ? t.isReady(dates.day(expires_at)) : t.isMade(dates.instant(asked_at))}
      </p>
      {isReady && (
        <p className="flex flex-wrap gap-3">
          <a href={exportAddress(id)} download className={buttonStyle("secondary", "normal")}>
            {t.page}
          </a>
          <a href={exportAddress(id, "json")} download className={buttonStyle("quiet", "normal")}>
            {t.data}
          </a>
        </p>
      )}
      {isReady && Date.parse(next_at) > Date.now() && (
        <p className="text-muted text-sm">{t.next(dates.instant(next_at))}</p>
      )}
    </>
  )
}
