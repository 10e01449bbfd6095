import { Badge } from "../../ui/badge.tsx"
import { useWords } from "../../ui/use-words.ts"
import { accountLabel, type RoleFacts } from "../roles.rules.ts"
import { rolesWords } from "../texts.ts"

/** What this account is called. */
export function AccountLabel({ of }: { of: RoleFacts }) {
  const { labels } = useWords(rolesWords)
  return (
    <Badge tone="slate" icon="user">
      {labels[accountLabel(of)]}
    </Badge>
  )
}

/** Of who is a customer and a professional; nothing for others. */
export function DualRoleBadge({ of }: { of: { has_user_role: boolean; has_provider_role: boolean } | null }) {
  const { dual } = useWords(rolesWords)
  if (!of?.has_user_role || !of.has_provider_role) return null
  return (
    <Badge tone="plum" icon="switch">
      {dual}
    </Badge>
  )
}
