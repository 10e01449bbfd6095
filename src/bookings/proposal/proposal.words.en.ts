import type { ReactNode } from "react"
import { parts } from "../../platform/words/parts.ts"

/** Another time, asked for and answered on the screens of both sides. */
export default {
  way: "Propose another time",
  title: "Propose another time",
  verb: "Propose this time",
  keep: "Keep the time",
  meaning: (other: string, when: ReactNode) =>
    parts(
      "The old time, ",
      when,
      ", stays held until ",
      other,
      " answers. The new one is not held: somebody else may still book it.",
    ),
  heading: { own: "You have proposed another time", theirs: (other: string) => `${other} proposes another time` },
  instead: (old: ReactNode, time: ReactNode) => parts(time, " instead of ", old),
  /** One truth for requests and confirmed visits (specification 3 §4). */
  meanwhile: {
    own: (other: string) =>
      `${other} has yet to answer. Until then the old time stays held. The new one is not: somebody else may still book it.`,
    theirs: "Until you answer, the old time stays held. The new one is not: somebody else may still book it.",
  },
  answer: "Answer",
  accept: "Accept this time",
  decline: "Decline this time",
  withdraw: "Take it back",
  failed: "Failed to propose another time. Please try again.",
  failedToAnswer: "Failed to answer. Please try again.",
  done: (done: string, when: string) => `${done}: ${when}`,
  kept: (done: string, asked: string, stands: string) => `${done}: ${asked}. The visit stays on ${stands}.`,
}
