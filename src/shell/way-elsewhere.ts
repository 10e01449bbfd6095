import { type Area, leadAway, type RoleFacts } from "../accounts/roles.rules.ts"

export interface Visiting extends RoleFacts {
  /** An administrator who has to set up a second factor before anything else. */
  awaits_second_factor?: boolean | undefined
}

export interface Stay {
  /** The page on which they do so. */
  isForSecondFactor?: boolean
}

/** Undefined when the person may stay in this area; else where they are led. */
export const wayElsewhere = (area: Area, visiting: Visiting, { isForSecondFactor = false }: Stay) =>
  visiting.awaits_second_factor && !isForSecondFactor ? "/admin/second-factor" : leadAway(area, visiting)
