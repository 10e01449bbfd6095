/**
 * A call may want to know that it is really them (`recentSignIn` of its contract): the page asks, and the call goes on. Whoever
 * draws the question subscribes; calls that come meanwhile wait for the same answer.
 */

interface Prompt {
  answer: Promise<boolean>
  settle: (isConfirmed: boolean) => void
}

let prompt: Prompt | undefined
const listeners = new Set<() => void>()
const publish = () => {
  for (const listener of listeners) listener()
}

/** False where the person does not want to, or nobody draws the question. */
export const askForIdentity = (): Promise<boolean> => {
  if (listeners.size === 0) return Promise.resolve(false)
  prompt ??= newPrompt()
  const { answer } = prompt
  publish()
  return answer
}

export const settleIdentity = (isConfirmed: boolean) => prompt?.settle(isConfirmed)

const newPrompt = (): Prompt => {
  let resolve: (isConfirmed: boolean) => void
  const answer = new Promise<boolean>((settled) => {
    resolve = settled
  })
  const settle = (isConfirmed: boolean) => {
    prompt = undefined
    publish()
    resolve(isConfirmed)
  }
  return { answer, settle }
}

export const identityPrompt = {
  subscribe: (listener: () => void) => {
    listeners.add(listener)
    return () => void listeners.delete(listener)
  },
  isAsked: () => prompt !== undefined,
  onServer: () => false,
}
