/**
 * Who cannot book this professional, as far as the browser knows: said when the dialog opens, before anything is filled
 * in. The server decides (specification 3 §3 and §8).
 */
import { detectRoles, type RoleFacts } from "../../accounts/roles.rules.ts"

export type Obstacle = "own_profile" | "admin" | "professional"

/** Undefined for a visitor too: signing in comes after the form. */
export const obstacleFor = (who: RoleFacts | null, providerId: string): Obstacle | undefined => {
  if (!who) return undefined
  if (who.professional_id === providerId) return "own_profile"
  const { is_user, is_admin } = detectRoles(who)
  if (is_user) return undefined
  return is_admin ? "admin" : "professional"
}
