import { Badge, type Tone } from "../../../ui/badge.tsx"
import type { IconName } from "../../../ui/icon.tsx"
import { useTexts } from "../../../ui/use-texts.ts"
import type { Person } from "../people.schema.ts"
import type { PersonState } from "../person-kinds.ts"
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

/** What somebody is on the site: "Customer · Professional". */
export const useRoleNames = () => {
  const t = useTexts(deskPeopleTexts)
  return ({ customer_type, provider_id, desk_role }: Pick<Person, "customer_type" | "provider_id" | "desk_role">) =>
    [
      customer_type !== null && t.roles.customer,
      provider_id !== null && t.roles.professional,
      desk_role !== null && `${t.roles.admin} (${t.deskRoles[desk_role]})`,
    ]
      .filter(Boolean)
      .join(" · ")
}
