import { localize } from "../language/language.ts"
import { invalid, Problem, unavailable } from "../problem.ts"
import { filesTexts } from "./texts.ts"
import { MAX_MEGABYTES } from "./upload-bounds.ts"

type Texts = ReturnType<typeof filesTexts.in>

/** Something is wrong with the file itself: another try with it ends alike. */
export const refusedFile = (choose: (t: Texts) => string) => invalid({ file: localize(filesTexts, choose) })

export const tooLarge = () =>
  new Problem(
    "too_large",
    localize(filesTexts, (t) => t.tooLarge(MAX_MEGABYTES)),
  )

export const cutOff = () =>
  new Problem(
    "malformed",
    localize(filesTexts, (t) => t.cutOff),
  )

export const tooSlow = () =>
  new Problem(
    "too_slow",
    localize(filesTexts, (t) => t.slowLine),
  )

export const diskFull = () =>
  unavailable(
    localize(filesTexts, (t) => t.noRoom),
    600,
  )

export const storeUnavailable = () =>
  unavailable(
    localize(filesTexts, (t) => t.away),
    60,
  )
