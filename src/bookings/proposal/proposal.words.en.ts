import type { ReactNode } from "react"
import { parts } from "../../platform/words/parts.ts"

/** Another time, asked for and answered on the screens of both sides. */
export default {
  way: "Propose another time",
  title: "Propose another time",
  verb: "Propose this time",
  keep: "Keep the time",
  meaning: (other: string, when: ReactNode) =>
    parts("The visit stays on ", when, " until ", other, " has accepted your time."),
  heading: { own: "You have proposed another time", theirs: (other: string) => `${other} proposes another time` },
  instead: (old: ReactNode, time: ReactNode) => parts(time, " instead of ", old),
  keepsTime: {
    own: (other: string) => `${other} has yet to answer. Until then the visit keeps its time.`,
    theirs: "Until you accept it, the visit keeps its time.",
  },
  /** Of a request, which has no time that could be kept. */
  nothingAgreed: {
    own: (other: string) => `${other} has yet to answer. Until then nothing is agreed.`,
    theirs: "Until you accept it, nothing is agreed.",
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
