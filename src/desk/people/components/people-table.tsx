import { useHasDeskRole } from "../../../platform/session/use-desk-role.ts"
import { Link } from "../../../ui/link.tsx"
import { BulkBar } from "../../../ui/list/bulk-bar.tsx"
import { ListTable } from "../../../ui/list/list-table.tsx"
import { rowChoiceTexts } from "../../../ui/list/row-choice.texts.ts"
import { apartClasses, ChoiceBox, ChoiceHead } from "../../../ui/list/row-choice.tsx"
import { type RowChoice, useRowChoice } from "../../../ui/list/use-row-choice.ts"
import type { Column } from "../../../ui/table.tsx"
import { useDates, useTexts } from "../../../ui/use-texts.ts"
import type { Person } from "../people.schema.ts"
import { resendToSeveral } from "../person.actions.ts"
import { deskPeopleTexts } from "../texts.ts"
import { StateBadge, useRoleNames } from "./person-badges.tsx"

export function PeopleTable({ people }: { people: readonly Person[] }) {
  const t = useTexts(deskPeopleTexts)
  const dates = useDates()
  const rolesOf = useRoleNames()
  // Only they can be done something with together.
  const choice = useRowChoice(
    people.filter(({ state }) => state === "waiting"),
    useHasDeskRole("desk"),
  )
  const { chosen, onClear, onDone, canAct } = choice
  const columns: Column<Person>[] = [
    { header: t.columns.name, cell: (person) => <Name person={person} choice={choice} />, slot: "title" },
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
  return (
    <div>
      {canAct && choice.count > 0 && (
        <ChoiceHead choice={choice} className={apartClasses} label={t.several.chooseAll(choice.count)}>
          <BulkBar
            count={chosen.length}
            offered={["resend"]}
            labels={{ resend: t.several.resend }}
            ask={{ resend: t.several.ask }}
            meaning={() => t.several.meaning}
            onClear={onClear}
            onAct={() => resendToSeveral(chosen, onDone)}
          />
        </ChoiceHead>
      )}
      <ListTable caption={t.title} columns={columns} rows={people} rowKey={({ id }) => id} />
    </div>
  )
}

function Name({ person, choice }: { person: Person; choice: RowChoice<Person> }) {
  const t = useTexts(deskPeopleTexts)
  const desk = useTexts(rowChoiceTexts)
  const { id, full_name, email, business_name } = person
  const onChoose = choice.chooserOf(id)
  return (
    <div className="flex min-w-0 items-start gap-2">
      {onChoose && (
        <ChoiceBox label={desk.chooseRow(full_name || email)} isChosen={choice.isChosen(id)} onChoose={onChoose} />
      )}
      <div className="min-w-0">
        <Link to={`/admin/people/${id}`} className="wrap-anywhere font-semibold underline-offset-4 hover:underline">
          {full_name || t.former}
        </Link>
        {business_name && <p className="wrap-anywhere font-normal text-muted text-sm">{business_name}</p>}
        <p className="wrap-anywhere font-normal text-muted text-sm">{email}</p>
      </div>
    </div>
  )
}
