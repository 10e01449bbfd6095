// Work on very many rows goes in small pieces: none holds its locks long, and a stop in between loses only the piece.

/** Does pieces of `size` rows until one comes back not full; how many rows in all. */
export const inBatches = async (size: number, piece: (size: number) => Promise<number>): Promise<number> => {
  let all = 0
  for (;;) {
    const done = await piece(size)
    all += done
    if (done < size) return all
  }
}
