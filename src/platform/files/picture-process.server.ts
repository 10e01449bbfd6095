// Pictures are decoded in a process of their own, which ends afterwards: the code that decodes a stranger's bytes has no
// secrets, does not slow down pages, and may crash. Two at once, one for each person.
import { spawn } from "node:child_process"
import { text } from "node:stream/consumers"
import { openFairQueue } from "../http/fair-queue.server.ts"
import { localize } from "../language/language.ts"
import { unavailable } from "../problem.ts"
import { diskFull, refusedFile } from "./file-problems.server.ts"
import program from "./picture-maker.server.ts?raw"
import type { MadePicture, PictureAnswer, PictureJob, Refusal } from "./picture-order.ts"
import { filesTexts } from "./texts.ts"
import { LEAST_SIDE } from "./upload-bounds.ts"

/** Phones take 48 and 50 megapixels. 64 of a progressive JPEG take half a gigabyte while they are decoded. */
export const MAX_PIXELS = 64_000_000
/**
 * A photo takes half a second on an idle processor. At nice 10 on a busy machine it takes long, and who has sent ten megabytes
 * would rather wait than send them again: so both are longer than those of other answers.
 */
const TIMEOUT_MS = 8_000
const MAX_MS = 12_000

const fairQueue = openFairQueue({ atOnce: 2, perKey: 1, waiting: 4, waitingInAll: 20, maxWaitMs: TIMEOUT_MS })

type Order = Omit<PictureJob, "mostPixels" | "leastSide">

/** @param owner one picture of an owner is made at a time */
export const makePictures = async (owner: string, order: Order, maker: Maker = nodeProcess): Promise<MadePicture> => {
  const whole = { ...order, mostPixels: MAX_PIXELS, leastSide: LEAST_SIDE }
  const answer = await fairQueue.take(owner, async () => {
    const first = await maker(whole)
    // A killed process (out of memory, say) is no fault of the picture: retried once.
    return first === "died" ? maker(whole) : first
  })
  if (answer === "died") throw unavailable(texts("failed"), 5)
  if (answer === "too_slow") throw unavailable(texts("tooSlow"), 5)
  if ("refused" in answer) throw refusal(answer.refused)
  return answer.made
}

const texts = (key: "failed" | "tooSlow") => localize(filesTexts, (t) => t[key])

const refusal = (refused: Refusal) => {
  if (refused === "no_room") return diskFull()
  if (refused === "too_small") return refusedFile((t) => t.tooSmall(LEAST_SIDE))
  if (refused === "too_narrow") return refusedFile((t) => t.tooNarrow)
  if (refused === "too_many_pixels") return refusedFile((t) => t.tooManyPixels(MAX_PIXELS / 1_000_000))
  return refusedFile((t) => t.damaged)
}

export type Maker = (order: PictureJob) => Promise<PictureAnswer | "died" | "too_slow">

const nodeProcess: Maker = async (order) => {
  const child = spawn(process.execPath, ["--input-type=module-typescript", "-e", program, JSON.stringify(order)], {
    // Without our environment, which has secrets.
    env: {},
    stdio: ["ignore", "pipe", "ignore"],
  })
  let isTooSlow = false
  const end = setTimeout(() => {
    isTooSlow = true
    child.kill("SIGKILL")
  }, MAX_MS)
  const ended = new Promise<number | null>((resolve) => {
    child.on("exit", resolve)
    child.on("error", () => resolve(null))
  })
  const [output, code] = await Promise.all([text(child.stdout), ended])
  clearTimeout(end)
  if (isTooSlow) return "too_slow"
  return code === 0 ? (JSON.parse(output) as PictureAnswer) : "died"
}
