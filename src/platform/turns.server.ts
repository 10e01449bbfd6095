// Long work in this process, in parts: between them requests have their turn.
import { setImmediate as nextTurn } from "node:timers/promises"

const TURN_MS = 20

export const forEachInTurns = async <T>(all: Iterable<T>, act: (one: T) => void) => {
  let end = performance.now() + TURN_MS
  for (const one of all) {
    act(one)
    if (performance.now() < end) continue
    await nextTurn()
    end = performance.now() + TURN_MS
  }
}
