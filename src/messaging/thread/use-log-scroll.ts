import { type RefObject, useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from "react"

/** So near to the end counts as there. */
const NEAR_END_PX = 60

/** Of the log alone: `scrollIntoView` would move the page around it, too. */
const scrollTo = (log: HTMLElement, row: Element, below: number) => {
  log.scrollTop += topOf(row) - topOf(log) - Math.max(0, below)
}

/** So far above what is seen the next page is asked for while one scrolls up: it is put in before it comes near. */
const AHEAD_PX = 2_500

const topOf = (element: Element) => element.getBoundingClientRect().top
const bottomOf = (element: Element) => element.getBoundingClientRect().bottom

/** The first of them, which stand below one another, that ends below a height. */
const firstEndingBelow = (elements: ArrayLike<Element>, y: number) => {
  let [from, to] = [0, elements.length]
  while (from < to) {
    const middle = (from + to) >> 1
    if (bottomOf(elements[middle]!) > y) to = middle
    else from = middle + 1
  }
  return from
}

/** By lists first: to ask where a row is that was not laid out yet would lay out its list. */
const firstRowIn = (log: HTMLElement) => {
  const upper = topOf(log)
  const lists = log.querySelectorAll("ol")
  const at = firstEndingBelow(lists, upper)
  const rows = [lists[at], lists[at + 1]].flatMap((list) => [...(list?.querySelectorAll("[data-row]") ?? [])])
  const first = firstEndingBelow(rows, upper)
  // From its beginning on: what is laid out above a row moves it, and the row is asked where it begins.
  return rows.slice(first).find((row) => topOf(row) >= upper) ?? rows[first]
}

const isInView = (row: Element, log: HTMLElement) => {
  const { top: upper, bottom } = log.getBoundingClientRect()
  const top = topOf(row)
  return row.isConnected && top >= upper && top < bottom
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

interface Scrolling {
  /** Changes with what is drawn. */
  drawn: readonly unknown[]
  /** Finds the element that the thread opens at; without one it opens at its end. */
  startAt: (log: HTMLElement) => Element | null
  /** Somebody scrolls up and will soon be where it begins. */
  onNearTop: () => void
}

/**
 * The place of a reader in a thread: at its end new messages push the others up; elsewhere what is read stays where it is,
 * whatever comes above or below it.
 */
export const useLogScroll = ({ drawn, startAt, onNearTop }: Scrolling): LogScroll => {
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
    // Looked for anew once it has left the view: to ask with each scroll which row is the first costs frames.
    const before = anchor.current?.element
    const element = before && isInView(before, log) ? before : firstRowIn(log)
    anchor.current = element ? { element, top: topOf(element), scrollTop: log.scrollTop } : undefined
  }
  const keepPlace = () => {
    const log = ref.current!
    const before = anchor.current
    if (!before?.element.isConnected) return
    const due = before.top - (log.scrollTop - before.scrollTop)
    const moved = topOf(before.element) - due
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
    // By the place of before, what is drawn until the browser tells of the scrolling would move it out of view.
    anchor.current = { element: row, top: topOf(row), scrollTop: log.scrollTop }
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
    // Not where the end itself has moved up, because what stands above it was taken for higher.
    const isUpwards = !isNear && log.scrollTop < (anchor.current?.scrollTop ?? 0)
    remember()
    if (isUpwards && log.scrollTop < AHEAD_PX) onNearTop()
  })
  const onResize = useEffectEvent(() => {
    if (isSticky.current) return toEnd()
    // A list was laid out that had another height before. Who has just gone elsewhere in the thread is not held back.
    if (anchor.current?.scrollTop !== ref.current!.scrollTop) return
    keepPlace()
    remember()
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
