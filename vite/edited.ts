export interface Edit {
  start: number
  end: number
  text: string
}

/** A source with some of its parts said otherwise. */
export const edited = (code: string, edits: readonly Edit[]) =>
  edits
    .toSorted((one, other) => other.start - one.start)
    .reduce((made, { start, end, text }) => made.slice(0, start) + text + made.slice(end), code)
