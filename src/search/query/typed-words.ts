// The words of a question as they were typed, without those that say nothing. What is written as two words may be one (teak
// line, swayampak ghar), and what is written as one may be two (jainkitchen).
import { fillers } from "./fillers.ts"
import { soundOf } from "./sound.ts"
import type { Vocabulary } from "./vocabulary.server.ts"

/** How many words count. More would be a story, not a search. */
const MAX_WORDS = 12
/** How many words are taken together. */
const MAX_PHRASE = 4

/** What Marathi adds to a noun (of, for, in, to, from …), as it sounds; the vowel before it may be part of either. */
const suffixes = "(chya|chi|che|cha|sati|made|madil|madye|var|la|ni|ne|t)$"
const suffixPatterns = [new RegExp(suffixes), new RegExp(`[aiuoe]?${suffixes}`)]

export interface TypedWord {
  word: string
  sound: string
  isLast: boolean
}
/** Words that follow each other, taken together. */
export interface Phrase {
  positions: number[]
  /** Undefined where other names of its words are taken together. */
  word?: string
  sound: string
}

export const typedWords = (words: readonly string[], vocabulary: Vocabulary) => {
  const all = words.flatMap((word, at): TypedWord[] => {
    const parts = splitWord(word, vocabulary)
    return parts
      ? parts.map((part) => ({ word: part, sound: soundOf(part), isLast: false }))
      : [{ word, sound: soundOf(word), isLast: at === words.length - 1 }]
  })
  const others = all.filter(({ word }) => !fillers.has(word))
  const typed = (others.length > 0 ? others : all).slice(0, MAX_WORDS)
  const beyond = others.slice(MAX_WORDS).filter(({ word }) => !typed.some((one) => one.word === word))
  return { typed, count: typed.length + new Set(beyond.map(({ word }) => word)).size }
}

/** What nobody knows as one word, as two that are known; those that are most alike in length. */
const splitWord = (word: string, vocabulary: Vocabulary): string[] | undefined => {
  const isKnown = [soundOf(word), ...(vocabulary.aliases.get(soundOf(word)) ?? [])].some(
    (sound) => vocabulary.wordsOfSound(sound).length > 0,
  )
  if (word.length <= 4 || fillers.has(word) || isKnown) return undefined
  return range(2, word.length)
    .filter((at) => (at >= 4 && at <= word.length - 4) || /[a-z]\d/.test(word.slice(at - 1, at + 1)))
    .toSorted((one, other) => Math.abs(word.length - 2 * one) - Math.abs(word.length - 2 * other))
    .map((at) => [word.slice(0, at), word.slice(at)])
    .find((parts) => parts.every(vocabulary.has))
}

/** Its own sound, and those of what else it is called. */
export const soundsOf = ({ sound }: { sound: string }, { aliases }: Vocabulary) => [
  sound,
  ...(aliases.get(sound) ?? []),
]

export const phrasesOf = (typed: readonly TypedWord[], vocabulary: Vocabulary): Phrase[] =>
  typed.flatMap((first, at) => {
    const runs = range(at + 2, Math.min(at + MAX_PHRASE, typed.length) + 1).map((end): Phrase => {
      const words = typed.slice(at, end).map(({ word }) => word)
      const written = words.map((word) => (word === "rd" ? "road" : word))
      return { positions: range(at, end), word: words.join(""), sound: soundOf(written.join("")) }
    })
    const second = typed[at + 1]
    if (!second) return runs
    // By what each of two words is called besides: mulanchi kholi is the children's room.
    const pairs = soundsOf(first, vocabulary).flatMap((one) =>
      soundsOf(second, vocabulary).map((other): Phrase => ({ positions: [at, at + 1], sound: one + other })),
    )
    return [...runs, ...pairs]
  })

/** How it sounds without what Marathi has added. */
export const stemsOf = ({ sound }: Pick<TypedWord, "sound">) =>
  suffixPatterns.map((suffix) => sound.replace(suffix, "")).filter((stem) => stem.length > 2 && stem !== sound)

const range = (from: number, to: number) => Array.from({ length: Math.max(0, to - from) }, (_, n) => from + n)
