import { type ComponentType, lazy, memo, Suspense } from "react"

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
 * A part that few pages show, loaded where it is shown. Where the server has sent it, under its id, it can be read, opened
 * and followed as it is: its code is asked for once somebody is there. Until then nothing new may be said to it, or React
 * would take it away; so it hears of new props alone.
 */
export const lazyPart = <Props extends object>(id: string, load: () => Promise<{ default: ComponentType<Props> }>) => {
  const Part: ComponentType<Props> = lazy(async () => {
    if (typeof document !== "undefined" && document.getElementById(id)) await firstInteraction()
    return load()
  })
  return memo((props: Props) => (
    <Suspense>
      <Part {...props} />
    </Suspense>
  ))
}

const firstInteraction = () => new Promise<void>((resolve) => void onFirstInteraction(() => resolve()))
