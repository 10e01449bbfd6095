// A cache in the process, for seconds, of values that are read often and change seldom. Bounded: the oldest entries go first.
// Single flight: concurrent readers share one load; a failure is not cached.

interface Limits {
  maxEntries: number
  seconds: number
  /** Milliseconds that only go forward. */
  clock?: () => number
}

export type Cache<T> = (key: string, load: () => Promise<T>) => Promise<T>

export const createCache = <T>({ maxEntries, seconds, clock = () => performance.now() }: Limits): Cache<T> => {
  const entries = new Map<string, { answer: Promise<T>; until: number }>()
  return (key, load) => {
    const entry = entries.get(key)
    if (entry && clock() < entry.until) return entry.answer
    const answer = load()
    entries.delete(key)
    entries.set(key, { answer, until: clock() + seconds * 1000 })
    if (entries.size > maxEntries) entries.delete(entries.keys().next().value!)
    answer.catch(() => entries.get(key)?.answer === answer && entries.delete(key))
    return answer
  }
}

/** One for each owner, such as a database. */
export const perDb = <T>(open: () => T) => {
  const opened = new WeakMap<object, T>()
  return (owner: object) => {
    const one = opened.get(owner) ?? open()
    opened.set(owner, one)
    return one
  }
}

export const cachePerDb = <T>(limits: Limits) => perDb(() => createCache<T>(limits))
