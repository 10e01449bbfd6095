import { type ActionOnOthers, actGroups } from "../../accounts/audit/audit-actions.rules.ts"
import { dayAfter } from "../../platform/days.ts"
import { indianDay } from "../../platform/time.ts"

export type ActGroup = keyof typeof actGroups
export const actGroupNames = Object.keys(actGroups) as [ActGroup, ...ActGroup[]]
export const actionsOnOthers: readonly ActionOnOthers[] = Object.values(actGroups).flat()

/** In the address a whole group stands where one act does. */
const GROUP = "about_"
export const groupValue = <G extends ActGroup>(group: G) => `${GROUP}${group}` as const
export const groupOf = (value: string | undefined) => actGroupNames.find((group) => groupValue(group) === value)

export const auditScopes = ["own", "all"] as const
export type AuditScope = (typeof auditScopes)[number]

/** The last days with today, by how many they are. */
const periods = { today: 1, week: 7, month: 30 } as const
export type AuditPeriod = keyof typeof periods
export const auditPeriods = ["today", "week", "month"] as const satisfies readonly AuditPeriod[]

/** The first Indian day of a period. */
export const firstDayOf = (period: AuditPeriod, now: Date) => dayAfter(indianDay(now), 1 - periods[period])

/** Of a file. */
export const MAX_ROWS = 20_000
