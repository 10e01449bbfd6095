import { say } from "../language/language.ts"
import { invalid, Problem, unavailable } from "../problem.ts"
import { filesTexts } from "./texts.ts"
import { MOST_MEGABYTES } from "./upload-bounds.ts"

type Texts = ReturnType<typeof filesTexts.in>

/** Something is wrong with the file itself: another try with it ends alike. */
export const refusedFile = (choose: (t: Texts) => string) => invalid({ file: say(filesTexts, choose) })

export const tooLarge = () =>
  new Problem(
    "too_large",
    say(filesTexts, (t) => t.tooLarge(MOST_MEGABYTES)),
  )

export const cutOff = () =>
  new Problem(
    "malformed",
    say(filesTexts, (t) => t.cutOff),
  )

export const tooSlow = () =>
  new Problem(
    "too_slow",
    say(filesTexts, (t) => t.slowLine),
  )

export const noRoom = () =>
  unavailable(
    say(filesTexts, (t) => t.noRoom),
    600,
  )

export const storeAway = () =>
  unavailable(
    say(filesTexts, (t) => t.away),
    60,
  )
