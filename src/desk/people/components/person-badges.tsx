import { Badge, type Tone } from "../../../ui/badge.tsx"
import type { IconName } from "../../../ui/icon.tsx"
import { useTexts } from "../../../ui/use-texts.ts"
import type { Person } from "../people.schema.ts"
import type { PersonState } from "../person-kinds.ts"
import { rolesOf } from "../person-roles.ts"
import { deskPeopleTexts } from "../texts.ts"

/** Word, hue and sign say the same. */
const looks: Record<PersonState, { tone: Tone; icon: IconName }> = {
  active: { tone: "neem", icon: "check" },
  waiting: { tone: "brass", icon: "clock" },
  suspended: { tone: "danger", icon: "x" },
  leaving: { tone: "ended", icon: "clock" },
  erased: { tone: "neutral", icon: "dash" },
}

export function StateBadge({ state }: { state: PersonState }) {
  const t = useTexts(deskPeopleTexts)
  return <Badge {...looks[state]}>{t.states[state]}</Badge>
}

export const useRoleNames = () => {
  const t = useTexts(deskPeopleTexts)
  return (person: Pick<Person, "customer_type" | "provider_id" | "desk_role">) => rolesOf(person, t)
}
