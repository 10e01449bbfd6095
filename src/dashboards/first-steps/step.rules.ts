import type { FirstSteps, StepName } from "./first-steps.contract.ts"

/** Without these nobody is found. */
export const needed = ["offer", "place"] as const satisfies StepName[]
/** These make somebody easier to choose. */
export const better = ["price", "hours", "about"] as const satisfies StepName[]

export const all: readonly StepName[] = [...needed, ...better]

type Done = Pick<FirstSteps, "done">

/** Place and price are those of an offer. */
export const isPossible = (name: StepName, { done }: Done) => done.offer || (name !== "place" && name !== "price")

/** The one that is asked for, where it can be made; else the first that is to do. */
export const openStep = (names: readonly StepName[], steps: Done, asked: string | null): StepName | undefined => {
  const wanted = names.find((name) => name === asked)
  if (wanted && isPossible(wanted, steps)) return wanted
  return names.find((name) => !steps.done[name] && isPossible(name, steps))
}

export const leftToDo = ({ done }: Done) => all.filter((name) => !done[name])

/**
 * The checklist is the dashboard until all of it is done. Who can be found may leave the rest for later, and comes back to
 * it by the address of a step; who cannot has nothing else to do here.
 */
export const isGuided = (steps: Pick<FirstSteps, "done" | "state" | "is_later">, asked: string | null) => {
  if (leftToDo(steps).length === 0) return false
  return steps.state === "beginning" || !steps.is_later || all.some((name) => name === asked)
}
