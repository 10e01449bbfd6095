import { useEffect, useEffectEvent, useRef, useState } from "react"
import { CountedField } from "../field/counted-field.tsx"
import { useIsLeaving } from "../use-is-leaving.ts"
import { MAX_TERMS } from "./list.ts"
import type { SearchedList } from "./use-list.ts"

/** So long after the last key, or at once with Enter. */
const PAUSE_MS = 400

type ListSearchProps = {
  list: SearchedList
  label: string
  placeholder?: string
  className?: string
}

/** Looks for what is typed; the address has it. */
export function ListSearch({ list, label, placeholder, className = "w-full sm:w-72" }: ListSearchProps) {
  const [typed, setTyped] = useState(list.terms)
  /** What the address was last asked for from here; any other comes from a link or from Back, and the field follows it. */
  const asked = useRef(list.terms)
  const { terms, lookFor } = list
  const look = (text: string) => {
    if (text.trim() === asked.current || [...text.trim()].length > MAX_TERMS) return
    asked.current = text.trim()
    lookFor(text)
  }
  const isLeaving = useIsLeaving()
  // Who presses a link right after typing goes where it leads.
  const onPause = useEffectEvent((text: string) => isLeaving() || look(text))
  useEffect(() => {
    if (terms === asked.current) return
    asked.current = terms
    setTyped(terms)
  }, [terms])
  useEffect(() => {
    const timer = setTimeout(() => onPause(typed), PAUSE_MS)
    return () => clearTimeout(timer)
  }, [typed])
  return (
    <search className={className}>
      <form
        onSubmit={(event) => {
          event.preventDefault()
          look(typed)
        }}
      >
        <CountedField
          label={label}
          hideLabel
          type="search"
          icon="search"
          placeholder={placeholder ?? label}
          typed={typed}
          limit={MAX_TERMS}
          autoComplete="off"
          enterKeyHint="search"
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
        />
      </form>
    </search>
  )
}
