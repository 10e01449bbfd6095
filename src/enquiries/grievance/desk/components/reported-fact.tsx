import { Link } from "../../../../ui/link.tsx"
import { useTexts } from "../../../../ui/use-texts.ts"
import type { WholeGrievance } from "../grievance-desk.schema.ts"
import { grievancePaneTexts } from "../grievance-page.texts.ts"

/** What was reported, as the way to where it is decided about: of a conversation the people themselves. */
export function ReportedFact({
  reported: { id, kind, people },
}: {
  reported: NonNullable<WholeGrievance["reported"]>
}) {
  const t = useTexts(grievancePaneTexts)
  if (kind === null) return t.reportedGone
  if (kind !== "conversation") return <To path={pathOf(kind, id)}>{t.reportedKinds[kind]}</To>
  if (people.length === 0) return t.reportedPerson
  return (
    <ul className="grid gap-1">
      {people.map((one) => (
        <li key={one.id}>
          <To path={`/admin/people/${one.id}`}>{one.name ?? t.formerPerson}</To>
        </li>
      ))}
    </ul>
  )
}

/** A comment that is shown is decided about among the comments, all else where content is found by its id. */
const pathOf = (kind: string, id: string) =>
  kind === "comment" ? "/admin/blog/comments" : `/admin/moderation/find?q=${id}`

function To({ path, children }: { path: string; children: string }) {
  return (
    <Link to={path} className="underline underline-offset-4">
      {children}
    </Link>
  )
}
