// A cache in the process, for seconds, of what is asked often and changes seldom. Bounded: the oldest entries go first.
// Single flight: who asks while an answer is on its way waits for that one; a failure is not cached.

interface Limits {
  most: number
  seconds: number
  /** Milliseconds that only go forward. */
  clock?: () => number
}

export type Cache<T> = (key: string, ask: () => Promise<T>) => Promise<T>

export const createCache = <T>({ most, seconds, clock = () => performance.now() }: Limits): Cache<T> => {
  const kept = new Map<string, { answer: Promise<T>; until: number }>()
  return (key, ask) => {
    const known = kept.get(key)
    if (known && clock() < known.until) return known.answer
    const answer = ask()
    kept.delete(key)
    kept.set(key, { answer, until: clock() + seconds * 1000 })
    if (kept.size > most) kept.delete(kept.keys().next().value!)
    answer.catch(() => kept.get(key)?.answer === answer && kept.delete(key))
    return answer
  }
}

/** One for each owner, as a database is: what is known of one says nothing of another. */
export const cacheByOwner = <T>(limits: Limits) => {
  const caches = new WeakMap<object, Cache<T>>()
  return (owner: object) => {
    const known = caches.get(owner) ?? createCache<T>(limits)
    caches.set(owner, known)
    return known
  }
}
