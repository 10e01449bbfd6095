/** How long accounts keep what is over (account.jobs.server.ts, audit.server.ts). */
export const ENDED_RETENTION_DAYS = 30
export const SIGN_INS_RETENTION_YEARS = 1
export const ACTS_RETENTION_YEARS = 3
