import { Link } from "../../../../ui/link.tsx"
import { useTexts } from "../../../../ui/use-texts.ts"
import type { WholeGrievance } from "../grievance-desk.schema.ts"
import { grievancePaneTexts } from "../grievance-page.texts.ts"

type Reported = NonNullable<WholeGrievance["reported"]>

/** What was reported, as the way to where it is decided about: of a conversation the people themselves. */
export function ReportedFact({ reported, isOpen }: { reported: Reported; isOpen: boolean }) {
  const t = useTexts(grievancePaneTexts)
  const { kind, people } = reported
  if (kind === null) return t.reportedGone
  if (kind !== "conversation") return <To path={pathOf(reported, isOpen)}>{t.reportedKinds[kind]}</To>
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
const pathOf = ({ id, kind, is_hidden }: Reported, isOpen: boolean) =>
  kind === "comment" && !is_hidden
    ? `/admin/blog/comments?show=${isOpen ? "reported" : "visible"}`
    : `/admin/moderation/find?q=${id}`

function To({ path, children }: { path: string; children: string }) {
  return (
    <Link to={path} className="underline underline-offset-4">
      {children}
    </Link>
  )
}
