import type { ReactNode } from "react"
import { spacedNumber } from "../../../accounts/account.rules.ts"
import { auditActTexts } from "../../../accounts/texts.ts"
import { Link } from "../../../ui/link.tsx"
import { TitledCard } from "../../../ui/titled-card.tsx"
import { useDates, useTexts } from "../../../ui/use-texts.ts"
import type { PersonDetails } from "../people.schema.ts"
import { deskPersonTexts } from "../texts.ts"

/** What is known of an account. */
export function PersonRecord({ person }: { person: PersonDetails }) {
  return (
    <div className="grid min-w-0 gap-6">
      <Facts person={person} />
      <Portrait portrait={person.portrait} />
      <Figures figures={person.figures} isProfessional={person.provider_id !== null} />
      <Checks checks={person.checks} isProfessional={person.provider_id !== null} />
      <Sessions sessions={person.sessions} />
      <History history={person.history} />
    </div>
  )
}

function Facts({ person }: { person: PersonDetails }) {
  const t = useTexts(deskPersonTexts)
  const dates = useDates()
  const { facts } = t
  const rows: [label: string, value: ReactNode][] = [
    [facts.email, person.email],
    [facts.mobile, person.mobile_number && spacedNumber(person.mobile_number)],
    [facts.business, person.business_name],
    [facts.company, person.company],
    [facts.city, person.city],
    [facts.since, dates.instant(person.created_at, new Date())],
    [facts.lastLogin, person.last_login_at ? dates.instant(person.last_login_at, new Date()) : facts.never],
    [facts.suspended, person.suspended_at && dates.instant(person.suspended_at, new Date())],
    [facts.leaving, person.deletion_due_at && dates.day(person.deletion_due_at)],
    [facts.id, <code key="id">{person.id}</code>],
    [facts.provider, person.provider_id && <code key="provider">{person.provider_id}</code>],
  ]
  return (
    <TitledCard title={facts.label}>
      <dl className="grid gap-x-6 gap-y-2 sm:grid-cols-[11rem_minmax(0,1fr)]">
        {rows.map(
          ([label, value]) =>
            value && (
              <div key={label} className="contents">
                <dt className="text-muted max-sm:mt-2 max-sm:text-sm">{label}</dt>
                <dd className="wrap-anywhere">{value}</dd>
              </div>
            ),
        )}
      </dl>
      {person.provider_id && person.state === "active" && (
        <p className="mt-4">
          <Link to={`/providers/${person.provider_id}`} className="underline underline-offset-4">
            {t.profile}
          </Link>
        </p>
      )}
    </TitledCard>
  )
}

/** As others see it beside the name, or why they do not. */
function Portrait({ portrait }: Pick<PersonDetails, "portrait">) {
  const { portrait: t } = useTexts(deskPersonTexts)
  const dates = useDates()
  if (!portrait) return null
  const { urls, takedown } = portrait
  return (
    <TitledCard title={t.label}>
      <div className="flex flex-wrap items-start gap-4">
        <img src={urls.medium} alt={t.label} className="size-24 rounded-full object-cover" />
        {takedown && (
          <dl className="grid min-w-0 flex-1 basis-60 gap-3">
            <Said label={t.hidden(dates.day(takedown.hidden_at))}>{takedown.reason}</Said>
            {takedown.appeal && <Said label={t.appeal}>{takedown.appeal}</Said>}
            {takedown.appeal_answer && <Said label={t.answer}>{takedown.appeal_answer}</Said>}
          </dl>
        )}
      </div>
    </TitledCard>
  )
}

function Said({ label, children }: { label: string; children: string }) {
  return (
    <div>
      <dt className="text-muted text-sm">{label}</dt>
      <dd className="wrap-anywhere whitespace-pre-line">{children}</dd>
    </div>
  )
}

const shownFigures = [
  "open_bookings",
  "open_requests",
  "bookings_as_customer",
  "bookings_as_professional",
  "requests_sent",
  "requests_received",
  "reviews_written",
  "reviews_received",
  "projects",
] as const

/** Of whoever offers nothing they are all nought. */
const professionalFigures: readonly string[] = [
  "bookings_as_professional",
  "requests_received",
  "reviews_received",
  "projects",
]

function Figures({ figures, isProfessional }: Pick<PersonDetails, "figures"> & { isProfessional: boolean }) {
  const { figures: t } = useTexts(deskPersonTexts)
  return (
    <TitledCard title={t.label}>
      <dl className="grid grid-cols-2 gap-4 md:grid-cols-4">
        {shownFigures
          .filter((name) => isProfessional || !professionalFigures.includes(name))
          .map((name) => (
            <div key={name} className="flex flex-col-reverse justify-end gap-1">
              <dt className="text-muted text-sm">{t[name]}</dt>
              <dd className="font-semibold text-2xl tabular-nums">{figures[name].toLocaleString("en-IN")}</dd>
            </div>
          ))}
      </dl>
    </TitledCard>
  )
}

function Checks({ checks, isProfessional }: Pick<PersonDetails, "checks"> & { isProfessional: boolean }) {
  const { checks: t } = useTexts(deskPersonTexts)
  const dates = useDates()
  if (!isProfessional) return null
  return (
    <TitledCard title={t.label}>
      {checks.length === 0 && <p className="text-muted">{t.none}</p>}
      <ul className="grid gap-2">
        {checks.map(({ kind, result, checked_at, expires_at }) => (
          <li key={kind} className="flex flex-wrap gap-x-3">
            <span className="font-semibold">{t.kinds[kind] ?? kind}</span>
            <span>{t.results[result] ?? result}</span>
            <span className="text-muted">
              {[checked_at && dates.day(checked_at), expires_at && t.until(dates.day(expires_at))]
                .filter(Boolean)
                .join(", ")}
            </span>
          </li>
        ))}
      </ul>
    </TitledCard>
  )
}

function Sessions({ sessions }: Pick<PersonDetails, "sessions">) {
  const { sessions: t } = useTexts(deskPersonTexts)
  const dates = useDates()
  return (
    <TitledCard title={t.label}>
      {sessions.length === 0 && <p className="text-muted">{t.none}</p>}
      <ul className="grid gap-3">
        {sessions.map(({ id, device, network, is_admin, signed_in_at, last_used_at }) => (
          <li key={id}>
            <p className="font-semibold">{is_admin ? `${device}, ${t.admin}` : device}</p>
            <p className="text-muted text-sm">
              {network ?? t.unknown} · {dates.instant(signed_in_at, new Date())} ·{" "}
              {t.lastUsed(dates.instant(last_used_at, new Date()))}
            </p>
          </li>
        ))}
      </ul>
    </TitledCard>
  )
}

function History({ history }: Pick<PersonDetails, "history">) {
  const { history: t } = useTexts(deskPersonTexts)
  const acts = useTexts(auditActTexts)
  const dates = useDates()
  return (
    <TitledCard title={t.label}>
      {history.length === 0 && <p className="text-muted">{t.none}</p>}
      <ol className="grid gap-3">
        {history.map(({ id, act, by, reason, at }) => (
          <li key={id}>
            <p>
              <span className="font-semibold">{t.acts[act] ?? acts[act] ?? act}</span>{" "}
              <span className="text-muted text-sm">
                {dates.instant(at, new Date())}
                {by && ` · ${t.by(by)}`}
              </span>
            </p>
            {reason && <p className="wrap-anywhere text-muted">{reason}</p>}
          </li>
        ))}
      </ol>
    </TitledCard>
  )
}
