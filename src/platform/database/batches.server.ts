// Work on very many rows goes in small pieces: none holds its locks long, and a stop in between loses only the piece.
import { retrying } from "./retrying.server.ts"

/**
 * Does pieces of `size` rows until one comes back not full; how many rows in all. A piece that stood in somebody's way begins
 * anew: rounds take their rows first and then look at whose they are, an erasure the other way round.
 */
export const inBatches = async (size: number, piece: (size: number) => Promise<number>): Promise<number> => {
  let all = 0
  for (;;) {
    const done = await retrying(() => piece(size))
    all += done
    if (done < size) return all
  }
}
