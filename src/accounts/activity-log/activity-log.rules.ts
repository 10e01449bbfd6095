import type { DeviceKind } from "../session/agent.rules.ts"

export const PAGE_SIZE = 20

/** Seconds under a minute, minutes under an hour, else hours and minutes (specification 2 §4). */
export const durationParts = (seconds: number): { seconds: number } | { minutes: number; hours?: number } => {
  if (seconds < 60) return { seconds: Math.floor(seconds) }
  if (seconds < 3600) return { minutes: Math.floor(seconds / 60) }
  return { hours: Math.floor(seconds / 3600), minutes: Math.floor((seconds % 3600) / 60) }
}

/** Pages are counted from 0; there is always one. */
export const lastPageOf = (total: number) => Math.max(0, Math.ceil(total / PAGE_SIZE) - 1)

/** Of an address that somebody has changed by hand, or that is longer than the list has become. */
export const clampPage = (page: number, last: number) =>
  Number.isInteger(page) ? Math.min(Math.max(page, 0), last) : 0

export const isActive = ({ logout_time, is_active }: { logout_time: string | null; is_active: boolean | null }) =>
  logout_time === null || is_active === true

type Hue = "slate" | "neem" | "plum" | "neutral"

/** Desktop blue, Mobile green, Tablet purple, others grey (specification 2 §9). */
export const hueOfDevice = (device: string): Hue =>
  Object.hasOwn(deviceHues, device) ? deviceHues[device as DeviceKind] : "neutral"
const deviceHues: Record<DeviceKind, Hue> = { Desktop: "slate", Mobile: "neem", Tablet: "plum", Unknown: "neutral" }

export interface ActivityStats {
  login_count: number
  last_login: string | null
  avg_session_duration_seconds: number
  total_time_spent_seconds: number
  device_distribution: Record<DeviceKind, number>
  user_role_summary: { regular_users: number; service_providers: number; dual_role_users: number }
}
