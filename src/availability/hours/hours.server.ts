// A professional sets their hours. Existing bookings are not affected: new hours apply to those who book next.
import { recordActivity } from "../../activity/activity.server.ts"
import type { Ctx } from "../../platform/context.server.ts"
import { withConstraintProblems } from "../../platform/database/database.server.ts"
import { DAY_MS, formatMinuteOfDay } from "../../platform/days.ts"
import { type Language, localize } from "../../platform/language/language.ts"
import { conflict, invalid } from "../../platform/problem.ts"
import { datesIn, indianDay } from "../../platform/time.ts"
import { tooLongTexts } from "../../professionals/offer/texts.ts"
import { usualHours } from "../free-times.rules.ts"
import type { StoredHours } from "./hours.contract.ts"
import { hoursUpdated } from "./hours.notifications.server.ts"
import { findHours, writeHours } from "./hours.queries.server.ts"
import { type Availability, hoursOf, rowOf } from "./hours.rules.ts"
import { hoursTexts } from "./texts.ts"

/** As long as a visit takes where there is no service yet. */
const DEFAULT_VISIT_MINUTES = 60

/** What a preview may look at. */
const PREVIEW_DAYS = 62

export const getOwnHours = async (
  { db, clock: now }: Ctx<"professional">,
  { id }: { id: string },
): Promise<StoredHours> => {
  const from = now()
  const row = await findHours(db, id, { from, to: new Date(from.getTime() + PREVIEW_DAYS * DAY_MS), now: from })
  const {
    weekly = [],
    exceptions = [],
    taken = [],
    services = [],
    longest_stretch = null,
    duration,
    version,
  } = row ?? {}
  const { slot_minutes, notice_minutes, horizon_days, buffer_minutes } = { ...usualHours, ...withoutNulls(row) }
  return {
    availability: {
      weekly: weekly.map(({ weekday, from, to }) => ({
        weekday,
        from: formatMinuteOfDay(from),
        to: formatMinuteOfDay(to),
      })),
      exceptions: exceptions.map(({ date, until, from, to }) =>
        from === null || to === null
          ? { date, ...(until && { until }), closed: true }
          : { date, from: formatMinuteOfDay(from), to: formatMinuteOfDay(to) },
      ),
      ...{ slot_minutes, notice_minutes, horizon_days, buffer_minutes },
    },
    version: version ?? 0,
    taken,
    duration: duration ?? DEFAULT_VISIT_MINUTES,
    longest_stretch,
    services: services.map((one) => ({
      ...one,
      is_bookable: longest_stretch === null || one.duration <= longest_stretch,
    })),
  }
}

const withoutNulls = (row: object = {}) => Object.fromEntries(Object.entries(row).filter(([, value]) => value !== null))

interface HoursInput {
  id: string
  availability: Availability
  version?: number | undefined
}

export const changeHours = async (ctx: Ctx<"professional">, { id, availability, version }: HoursInput) => {
  const now = ctx.clock()
  // A day that is over says nothing any more, and is no reason to refuse the rest.
  const exceptions = availability.exceptions.filter(({ date, until = date }) => until >= indianDay(now))
  const hours = hoursOf({ ...availability, exceptions: [] })
  const isWritten = await withConstraintProblems(byConstraint, () =>
    writeHours(ctx.db, id, { hours, exceptions: exceptions.map(rowOf), version, now }),
  )
  if (!isWritten) throw conflict(localize(hoursTexts, (t) => t.changedMeanwhile))
  await recordActivity(ctx.db, hoursUpdated, {}, { account_id: ctx.actor.account_id, at: now })
  const own = await getOwnHours(ctx, { id })
  return { ...own, message: [hoursTexts.in(ctx.language).saved, ...notBookableMessages(own, ctx.language)].join(" ") }
}

/** It is saved all the same: they may be about to change how long a visit takes. */
const notBookableMessages = ({ services, longest_stretch: longest }: StoredHours, language: Language) => {
  const { shortDuration } = datesIn(language)
  const t = tooLongTexts.in(language)
  return services
    .filter(({ is_bookable }) => !is_bookable)
    .map((one) => t.text(one.name, shortDuration(one.duration), shortDuration(longest ?? 0)))
}

const invalidHours = () => invalid({ availability: localize(hoursTexts, (t) => t.notTaken) })

/** The rules refuse the same before. */
const byConstraint = {
  hours_do_not_overlap: invalidHours,
  exceptions_do_not_overlap: invalidHours,
  hours_are_of_one_day: invalidHours,
  exception_is_of_one_day: invalidHours,
  time_away_goes_forward: invalidHours,
  only_time_away_has_days: invalidHours,
}
