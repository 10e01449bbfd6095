import { type RefObject, useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from "react"

/** So near to the end counts as there. */
const NEAR_END_PX = 60

/** Of the log alone: `scrollIntoView` would move the page around it, too. */
const scrollTo = (log: HTMLElement, row: Element, below: number) => {
  log.scrollTop += row.getBoundingClientRect().top - log.getBoundingClientRect().top - Math.max(0, below)
}

/** How far below the upper edge a row is looked for: there is none above the first, where older messages are on their way. */
const PROBES_PX = [12, 48, 96, 192]

const firstRowIn = (log: HTMLElement) => {
  const { left, top, width } = log.getBoundingClientRect()
  for (const below of PROBES_PX) {
    const hit = document.elementsFromPoint(left + width / 2, top + below).filter((one) => log.contains(one))
    const row = hit.map((one) => one.closest("[data-row]")).find(Boolean) ?? rowBelow(hit, top + below)
    if (row) return row
  }
  return undefined
}

/** From its beginning on: what is laid out above a row moves it, and the row is asked where it begins. */
const isInView = (row: Element, log: HTMLElement) => {
  const { top } = row.getBoundingClientRect()
  const { top: upper, bottom } = log.getBoundingClientRect()
  return row.isConnected && top >= upper && top < bottom
}

/** Between two rows none is hit, nor in a list that has come into view in this moment and is laid out with the next frame. */
const rowBelow = (hit: readonly Element[], y: number) => {
  const list = hit.find(({ tagName }) => tagName === "OL")
  return [...(list?.querySelectorAll("[data-row]") ?? [])].find((row) => row.getBoundingClientRect().bottom > y)
}

interface Anchor {
  element: Element
  top: number
  scrollTop: number
}

export interface LogScroll {
  ref: RefObject<HTMLDivElement | null>
  isAtEnd: boolean
  toEnd: () => void
  /** Once it is drawn, this message is in the middle, and has the focus where what has it does not keep it. */
  show: (seq: number, keepsFocus: boolean) => void
}

/**
 * The place of a reader in a thread: at its end new messages push the others up; elsewhere what is read stays where it is,
 * whatever comes above or below it.
 * @param drawn changes with what is drawn
 * @param startAt finds the element that the thread opens at; without one it opens at its end
 */
export const useLogScroll = (drawn: readonly unknown[], startAt: (log: HTMLElement) => Element | null): LogScroll => {
  const ref = useRef<HTMLDivElement>(null)
  const isSticky = useRef(true)
  const anchor = useRef<Anchor>(undefined)
  const target = useRef<{ seq: number; keepsFocus: boolean }>(undefined)
  const [isAtEnd, setAtEnd] = useState(true)

  const toEnd = () => {
    const log = ref.current!
    log.scrollTop = log.scrollHeight
  }
  const remember = () => {
    const log = ref.current
    if (!log) return
    // Looked for anew once it has left the view: to ask with each scroll what lies at a point costs frames.
    const before = anchor.current?.element
    const element = before && isInView(before, log) ? before : firstRowIn(log)
    anchor.current = element
      ? { element, top: element.getBoundingClientRect().top, scrollTop: log.scrollTop }
      : undefined
  }
  const keepPlace = () => {
    const log = ref.current!
    const before = anchor.current
    if (!before?.element.isConnected) return
    const due = before.top - (log.scrollTop - before.scrollTop)
    const moved = before.element.getBoundingClientRect().top - due
    if (Math.abs(moved) > 1) log.scrollTop += moved
  }
  const showTarget = () => {
    const { seq, keepsFocus } = target.current!
    const row = ref.current!.querySelector<HTMLElement>(`[data-seq="${seq}"]`)
    if (!row) return false
    target.current = undefined
    isSticky.current = false
    const log = ref.current!
    scrollTo(log, row, (log.clientHeight - row.offsetHeight) / 2)
    if (!keepsFocus) row.focus({ preventScroll: true })
    // Its bubble, which stands first in it.
    row.firstElementChild?.animate?.(
      { outline: ["3px solid var(--color-brass)", "3px solid transparent"] },
      { duration: 1_800, easing: "ease-in" },
    )
    return true
  }
  const onScroll = useEffectEvent(() => {
    const log = ref.current!
    const isNear = log.scrollHeight - log.scrollTop - log.clientHeight < NEAR_END_PX
    isSticky.current = isNear
    setAtEnd(isNear)
    remember()
  })
  const onResize = useEffectEvent(() => {
    if (isSticky.current) toEnd()
  })
  const start = useEffectEvent(() => {
    const first = startAt(ref.current!)
    if (first) {
      scrollTo(ref.current!, first, 16)
      onScroll()
    } else toEnd()
  })

  useLayoutEffect(() => {
    start()
    const log = ref.current!
    const left = new AbortController()
    log.addEventListener("scroll", () => onScroll(), { signal: left.signal, passive: true })
    // The keyboard of a phone, a field that grows, a picture that has come.
    const sizes = new ResizeObserver(() => onResize())
    for (const one of [log, ...log.children]) sizes.observe(one)
    return () => {
      left.abort()
      sizes.disconnect()
    }
  }, [])
  const onDrawn = useEffectEvent(() => {
    if (target.current !== undefined && showTarget()) return
    if (isSticky.current) toEnd()
    else keepPlace()
    remember()
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: it runs after what is drawn has changed
  useLayoutEffect(() => onDrawn(), drawn)
  useEffect(() => {
    // Set after the start, which may have been elsewhere.
    onScroll()
  }, [])

  return {
    ref,
    isAtEnd,
    toEnd: () => {
      isSticky.current = true
      toEnd()
    },
    show: (seq, keepsFocus) => {
      target.current = { seq, keepsFocus }
      showTarget()
    },
  }
}
