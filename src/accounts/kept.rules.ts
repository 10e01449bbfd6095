/** How long accounts keep what is over (account.jobs.server.ts, audit.server.ts). */
export const ENDED_KEPT_DAYS = 30
export const SIGN_INS_KEPT_YEARS = 1
export const ACTS_KEPT_YEARS = 3
