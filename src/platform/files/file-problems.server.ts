import { invalid, Problem, unavailable } from "../problem.ts"
import { say } from "../words/language.ts"
import { filesWords } from "./texts.ts"
import { MOST_MEGABYTES } from "./upload-bounds.ts"

type Words = ReturnType<typeof filesWords.in>

/** Something is wrong with the file itself: another try with it ends alike. */
export const refusedFile = (choose: (t: Words) => string) => invalid({ file: say(filesWords, choose) })

export const tooLarge = () =>
  new Problem(
    "too_large",
    say(filesWords, (t) => t.tooLarge(MOST_MEGABYTES)),
  )

export const cutOff = () =>
  new Problem(
    "malformed",
    say(filesWords, (t) => t.cutOff),
  )

export const tooSlow = () =>
  new Problem(
    "too_slow",
    say(filesWords, (t) => t.slowLine),
  )

export const noRoom = () =>
  unavailable(
    say(filesWords, (t) => t.noRoom),
    600,
  )

export const storeAway = () =>
  unavailable(
    say(filesWords, (t) => t.away),
    60,
  )
