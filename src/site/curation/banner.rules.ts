/** The banner of public pages: how loud it is, and when it is shown. Pure. */

export const bannerLevels = ["info", "warning", "urgent"] as const
export type BannerLevel = (typeof bannerLevels)[number]

export const BANNER_LENGTH = 240

/** As shown on a page. */
export interface ShownBanner {
  text: string
  level: BannerLevel
}

export interface BannerTimes {
  is_on: boolean
  shows_from: Date | null
  shows_until: Date | null
}

export type BannerState = "off" | "waiting" | "shown" | "over"

export const bannerStateAt = ({ is_on, shows_from, shows_until }: BannerTimes, now: Date): BannerState => {
  if (!is_on) return "off"
  if (shows_until && shows_until <= now) return "over"
  return shows_from && shows_from > now ? "waiting" : "shown"
}

/** Day and time as a field of the browser has them, "2026-11-24T16:30"; they follow each other as their texts do. */
export const orderViolation = (from: string, until: string) => (until > from ? undefined : "after_from")
