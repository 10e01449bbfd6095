// The next free time on cards. Many lists show the same professionals, and looking at their calendars would cost as much as
// finding them: so each is kept until one of its rows has changed (docs/decisions/0028).
import { perDb } from "../platform/cache.server.ts"
import { listServicesOfChangedCalendars } from "./availability.queries.server.ts"
import { type CalendarCtx, lookUpNextFree } from "./next-free.server.ts"

interface CachedStart {
  start: Date | undefined
  bookableUntil: Date | undefined
  /** While its calendar is being looked at. */
  loading: Promise<void> | undefined
  loadedAt: number
}

/** A package that was removed, and what changes by the clock alone, are seen after this. */
const MAX_AGE_MS = 60_000
const CHECK_EVERY_MS = 1_000
/** A check may fail for so long before cards do. */
const CHECK_GRACE_MS = 5_000
/** Transactions that wrote before a check are committed by the next ones, and the clocks of other nodes may be behind. */
const OVERLAP_MS = 10_000
const MAX_CHANGED = 1_000
const MAX_ENTRIES = 20_000

/** @param elapsed milliseconds that only go forward */
export const openNextFreeCache = (elapsed = () => performance.now()) => {
  const entries = new Map<string, CachedStart>()
  let checkedAt = 0
  let checkedUpTo: Date
  let checking: Promise<void> | undefined

  const note = (upTo: Date) => {
    checkedUpTo = upTo
    checkedAt = elapsed()
  }

  const dropChanged = async ({ db, clock }: CalendarCtx) => {
    const upTo = clock()
    const since = new Date(checkedUpTo.getTime() - OVERLAP_MS)
    const changed = await listServicesOfChangedCalendars(db, since, MAX_CHANGED)
    if (changed.length === MAX_CHANGED) entries.clear()
    else for (const service of changed) entries.delete(service)
    note(upTo)
  }

  /** Single flight. */
  const check = async (ctx: CalendarCtx) => {
    if (entries.size === 0) return note(ctx.clock())
    if (elapsed() - checkedAt < CHECK_EVERY_MS) return
    checking ??= dropChanged(ctx).finally(() => {
      checking = undefined
    })
    try {
      await checking
    } catch (error) {
      if (elapsed() - checkedAt > CHECK_GRACE_MS) throw error
    }
  }

  const isFresh = ({ loading, loadedAt, bookableUntil }: CachedStart, now: Date) =>
    elapsed() - loadedAt < MAX_AGE_MS && (loading !== undefined || !bookableUntil || now < bookableUntil)

  const load = async (ctx: CalendarCtx, wanted: ReadonlyMap<string, CachedStart>) => {
    try {
      const found = await lookUpNextFree(ctx, [...wanted.keys()])
      for (const [service, entry] of wanted) Object.assign(entry, { loading: undefined, ...found.get(service) })
    } catch (error) {
      // A failure is not cached.
      for (const [service, entry] of wanted) if (entries.get(service) === entry) entries.delete(service)
      throw error
    }
  }

  const add = (service: string, entry: CachedStart) => {
    entries.delete(service)
    entries.set(service, entry)
    if (entries.size > MAX_ENTRIES) entries.delete(entries.keys().next().value!)
  }

  return async (ctx: CalendarCtx, services: readonly string[]) => {
    if (services.length === 0) return new Map<string, Date | undefined>()
    await check(ctx)
    const now = ctx.clock()
    const asked = new Map<string, CachedStart>()
    const unknown = new Map<string, CachedStart>()
    for (const service of services) {
      const cached = entries.get(service)
      const isKnown = cached && isFresh(cached, now)
      const entry = isKnown ? cached : { ...neverLoaded, loadedAt: elapsed() }
      if (!isKnown) unknown.set(service, entry)
      asked.set(service, entry)
    }
    if (unknown.size > 0) {
      const loading = load(ctx, unknown)
      for (const [service, entry] of unknown) add(service, Object.assign(entry, { loading }))
    }
    const pending = [...asked.values()].flatMap(({ loading }) => loading ?? [])
    if (pending.length > 0) await Promise.all(pending)
    return new Map([...asked].map(([service, { start }]) => [service, start] as const))
  }
}

const neverLoaded = { start: undefined, bookableUntil: undefined, loading: undefined }

const cacheOf = perDb(() => openNextFreeCache())

/** Undefined where there is none. What nobody has looked at yet is asked for in one statement. */
export const findNextFreeOfCards = (ctx: CalendarCtx, services: readonly string[]) => cacheOf(ctx.db)(ctx, services)
