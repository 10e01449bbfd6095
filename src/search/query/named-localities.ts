import { type Phrase, soundsOf, stemsOf, type TypedWord } from "./typed-words.ts"
import type { Vocabulary } from "./vocabulary.server.ts"

/** A locality that the words name, and which of them do. */
export interface NamedLocality {
  id: number
  city_id: number
  /** Of these words. */
  positions: number[]
}

/**
 * A locality is named in full, by words that follow each other: neither what a word may become while it is typed nor what it is
 * like is a place. Its words may be written as one, or one of them as several.
 */
export const namedLocalities = (
  typed: readonly TypedWord[],
  phrases: readonly Phrase[],
  vocabulary: Vocabulary,
): NamedLocality[] => {
  const own = typed.flatMap((word, position) => {
    const isName = soundsOf(word, vocabulary).some((sound) => vocabulary.localities.has(sound))
    // Of Baner or in Baner, written as one word.
    return [word.sound, ...(isName ? [] : stemsOf(word))].map((sound) => ({ positions: [position], sound }))
  })
  const names = [...phrases, ...own]
  const named = names
    .flatMap(({ positions, sound }) =>
      soundsOf({ sound }, vocabulary)
        .flatMap((one) => vocabulary.localities.get(one) ?? [])
        .map(({ id, city_id }): NamedLocality => ({ id, city_id, positions })),
    )
    .toSorted((one, other) => other.positions.length - one.positions.length || one.id - other.id)
  return named.filter(({ id }, at) => named.findIndex((one) => one.id === id) === at)
}
