import { Link } from "../../../ui/link.tsx"
import { ListTable } from "../../../ui/list/list-table.tsx"
import type { Column } from "../../../ui/table.tsx"
import { useDates, useTexts } from "../../../ui/use-texts.ts"
import type { Person } from "../people.schema.ts"
import { deskPeopleTexts } from "../texts.ts"
import { StateBadge, useRoleNames } from "./person-badges.tsx"

export function PeopleTable({ people }: { people: readonly Person[] }) {
  const t = useTexts(deskPeopleTexts)
  const dates = useDates()
  const rolesOf = useRoleNames()
  const columns: Column<Person>[] = [
    { header: t.columns.name, cell: (person) => <Name person={person} />, slot: "title" },
    { header: t.columns.roles, name: "roles", cell: rolesOf, slot: "line", width: "@[52rem]:w-48" },
    {
      header: t.columns.state,
      name: "state",
      cell: ({ state }) => <StateBadge state={state} />,
      slot: "chip",
      width: "@[52rem]:w-36",
    },
    {
      header: t.columns.since,
      name: "since",
      cell: ({ created_at, last_login_at: at }) => (
        <>
          <p>{dates.day(created_at)}</p>
          <p className="text-muted text-sm">{at ? t.lastSignIn(dates.day(at)) : t.neverSignedIn}</p>
        </>
      ),
      slot: "more",
      width: "@[52rem]:w-60",
    },
  ]
  return <ListTable caption={t.title} columns={columns} rows={people} rowKey={({ id }) => id} />
}

function Name({ person: { id, full_name, email, business_name } }: { person: Person }) {
  const t = useTexts(deskPeopleTexts)
  return (
    <div className="min-w-0">
      <Link to={`/admin/people/${id}`} className="wrap-anywhere font-semibold underline-offset-4 hover:underline">
        {full_name || t.former}
      </Link>
      {business_name && <p className="wrap-anywhere font-normal text-muted text-sm">{business_name}</p>}
      <p className="wrap-anywhere font-normal text-muted text-sm">{email}</p>
    </div>
  )
}
