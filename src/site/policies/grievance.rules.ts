/** The clocks of the grievance policy (specification 1 §9). */
export const ACKNOWLEDGED_HOURS = 24
/** Working days. */
export const RESOLVED_DAYS = 7
export const COMPLEX_RESOLVED_DAYS = 15
