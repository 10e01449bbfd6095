import { Fragment } from "react"
import { Link } from "../../../ui/link.tsx"
import { useTexts } from "../../../ui/use-texts.ts"
import type { AuditEntry, Named } from "../audit.schema.ts"
import { placeKey, placeKinds, type ReferenceKind } from "../audit-references.rules.ts"
import { auditTexts } from "../texts.ts"

/** "provider_ids" of a row that is called by its name. */
export const labelOf = (name: string) => name.replace(/_ids?$/, "").replaceAll("_", " ")

/** Where an administrator finds it. */
const pages: Record<ReferenceKind, (id: string, shownWith: string) => string | null> = {
  person: (id) => `/admin/people/${id}`,
  professional: (_, account) => `/admin/people/${account}`,
  paper: (_, account) => `/admin/people/${account}`,
  submission: (id) => `/admin/submissions?status=all&submission=${id}`,
  grievance: (id) => `/admin/grievances?complaint=${id}`,
  post: (id) => `/admin/blog/${id}`,
  comment: (_, post) => `/admin/blog/${post}`,
  review: (id) => `/admin/moderation/find?q=${id}`,
  project: (id) => `/admin/moderation/find?q=${id}`,
  message: (id) => `/admin/moderation/find?q=${id}`,
  // What two people write to each other is read where it was reported alone.
  conversation: () => null,
  country: () => "/admin/locations",
  state: (id) => `/admin/locations?tab=cities&state=${id}`,
  city: (id) => `/admin/catalogue?tab=cities&city=${id}`,
  locality: (_, city) => `/admin/catalogue?tab=cities&city=${city}`,
}

export function Reference({ id, named: { kind, name, shown_with } }: { id: string; named: Named }) {
  const t = useTexts(auditTexts)
  const text = t.named[kind](name || t.former)
  const to = pages[kind](id, shown_with ?? id)
  if (to === null) return text
  return (
    <Link to={to} className="wrap-anywhere underline underline-offset-4">
      {text}
    </Link>
  )
}

type DetailProps = { name: string; value: unknown; names: AuditEntry["names"] }

/** What is called by an id is shown by its name; what is gone by the id. */
export function AuditDetail({ name, value, names }: DetailProps) {
  const isPlace = Object.hasOwn(placeKinds, name)
  const key = isPlace ? placeKey(placeKinds[name as keyof typeof placeKinds], String(value)) : String(value)
  const named = names[key]
  if (named) return <Reference id={String(value)} named={named} />
  if (Array.isArray(value)) return <Parts parts={value.map((one) => [name, one])} names={names} />
  if (typeof value === "object" && value !== null) return <Parts parts={Object.entries(value)} names={names} isNamed />
  return typeof value === "string" ? value : JSON.stringify(value)
}

type PartsProps = { parts: readonly (readonly [string, unknown])[]; names: AuditEntry["names"]; isNamed?: boolean }

function Parts({ parts, names, isNamed = false }: PartsProps) {
  return parts.map(([name, value], place) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: an entry never changes.
    <Fragment key={place}>
      {place > 0 && ", "}
      {isNamed && `${labelOf(name)} `}
      <AuditDetail name={name} value={value} names={names} />
    </Fragment>
  ))
}
