import type { Piece } from "../../../accounts/audit/audit-details.rules.ts"
import type { Named, ReferenceKind } from "../../../accounts/audit/audit-references.rules.ts"
import { Link } from "../../../ui/link.tsx"
import { useTexts } from "../../../ui/use-texts.ts"
import { auditTexts } from "../texts.ts"

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
  // Once it was accepted, with whoever became an administrator by it.
  invitation: (id, account) => (account === id ? "/admin/people/invitations" : `/admin/people/${account}`),
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

/** What is called by an id is shown by its name; what is gone by the id. */
export function AuditPieces({ pieces }: { pieces: readonly Piece[] }) {
  return pieces.map((piece, place) =>
    typeof piece === "string" ? (
      piece
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: an entry never changes.
      <Reference key={place} {...piece} />
    ),
  )
}
