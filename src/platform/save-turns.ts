/**
 * When what is edited is saved: soon after the last key, one request at a time, and again after longer and longer pauses for
 * as long as nothing comes through.
 */
const FIRST_PAUSE_MS = 2_000
const LONGEST_PAUSE_MS = 30_000

/** @param saveAll whatever is not saved by then; called in its turn */
export const createSaveTurns = (saveAll: () => Promise<unknown>) => {
  let timer: ReturnType<typeof setTimeout> | undefined
  let turn: Promise<unknown> = Promise.resolve()
  let failures = 0

  const inTurn = <T>(work: () => Promise<T>): Promise<T> => {
    const next = turn.then(work)
    turn = next.catch(() => undefined)
    return next
  }
  const saveNow = async () => {
    await inTurn(saveAll)
  }
  const saveIn = (ms: number) => {
    clearTimeout(timer)
    timer = setTimeout(saveNow, ms)
  }
  return {
    ...{ inTurn, saveNow, saveIn },
    /** Everything is on its way already. */
    cancelTimer: () => clearTimeout(timer),
    retryLater: () => saveIn(Math.min(FIRST_PAUSE_MS * 2 ** failures++, LONGEST_PAUSE_MS)),
    markArrived: () => {
      failures = 0
    },
  }
}
