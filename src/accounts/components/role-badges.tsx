import { Badge } from "../../ui/badge.tsx"
import { useTexts } from "../../ui/use-texts.ts"
import { accountLabel, type RoleFacts } from "../roles.rules.ts"
import { rolesTexts } from "../texts.ts"

/** What this account is called. */
export function AccountLabel({ of }: { of: RoleFacts }) {
  const { labels } = useTexts(rolesTexts)
  return (
    <Badge tone="slate" icon="user">
      {labels[accountLabel(of)]}
    </Badge>
  )
}

/** Of who is a customer and a professional; nothing for others. */
export function DualRoleBadge({ of }: { of: { has_user_role: boolean; has_provider_role: boolean } | null }) {
  const { dual } = useTexts(rolesTexts)
  if (!of?.has_user_role || !of.has_provider_role) return null
  return (
    <Badge tone="plum" icon="switch">
      {dual}
    </Badge>
  )
}
