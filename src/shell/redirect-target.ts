import { type Area, leadElsewhere, type RoleFacts } from "../accounts/roles.rules.ts"

export interface Visiting extends RoleFacts {
  /** An administrator who has to set up a second factor before anything else. */
  awaits_second_factor?: boolean | undefined
}

export interface Stay {
  /** The page on which they do so. */
  isForSecondFactor?: boolean
}

/** What a page is for: one side of the site, or everybody who is signed in. */
export type Audience = Area | "signed_in"

/** Undefined when the person may stay there; else where they are led. */
export const redirectTarget = (audience: Audience, visiting: Visiting, { isForSecondFactor = false }: Stay) => {
  if (visiting.awaits_second_factor && !isForSecondFactor) return "/admin/second-factor"
  return audience === "signed_in" ? undefined : leadElsewhere(audience, visiting)
}
