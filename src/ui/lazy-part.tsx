import { type ComponentType, lazy, memo, Suspense } from "react"

/** Before a part is asked for again. */
const PAUSE_MS = 3_000

const signs = ["pointermove", "pointerdown", "keydown", "scroll"] as const

/** Acts once somebody is seen to be there, before they press anything. Gives what takes it back. */
export const onFirstInteraction = (act: (sign: Event) => void) => {
  const heard = new AbortController()
  const { signal } = heard
  const onSign = (sign: Event) => {
    heard.abort()
    act(sign)
  }
  for (const sign of signs) window.addEventListener(sign, onSign, { signal, passive: true })
  return () => heard.abort()
}

/**
 * A component that is loaded where it is shown. HTML that the server has sent for it, under its id, can be read and its links
 * followed before: its code is loaded at the first interaction. Until then only its props may change, otherwise React would
 * throw the server's HTML away.
 */
export const lazyPart = <Props extends object>(id: string, load: () => Promise<{ default: ComponentType<Props> }>) => {
  const Part: ComponentType<Props> = lazy(async () => {
    if (typeof document !== "undefined" && document.getElementById(id)) await firstInteraction()
    return loadAgain(load)
  })
  return memo((props: Props) => (
    <Suspense>
      <Part {...props} />
    </Suspense>
  ))
}

/** On a line that fails, what the server has sent stays, and no error takes the page's place. */
const loadAgain = <Loaded,>(load: () => Promise<Loaded>): Promise<Loaded> =>
  load().catch(async () => {
    await new Promise((resolve) => setTimeout(resolve, PAUSE_MS))
    return loadAgain(load)
  })

const firstInteraction = () => new Promise<void>((resolve) => void onFirstInteraction(() => resolve()))
