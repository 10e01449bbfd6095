import type { FirstSteps, StepName } from "./first-steps.contract.ts"

/** Without these nobody is found. */
export const needed = ["offer", "place"] as const satisfies StepName[]
/** These make somebody easier to choose. */
export const better = ["price", "hours", "about"] as const satisfies StepName[]

type Done = Pick<FirstSteps, "done">

/** Place and price are those of an offer. */
export const isPossible = (name: StepName, { done }: Done) => done.offer || (name !== "place" && name !== "price")

/** The one that is asked for, where it can be made; else the first that is to do. */
export const openStep = (names: readonly StepName[], steps: Done, asked: string | null): StepName | undefined => {
  const wanted = names.find((name) => name === asked)
  if (wanted && isPossible(wanted, steps)) return wanted
  return names.find((name) => !steps.done[name] && isPossible(name, steps))
}

/** On the dashboard, once they can be found: what is still worth a minute. */
export const leftToDo = ({ done }: Done) => better.filter((name) => !done[name])
