import { useEffect, useRef } from "react"
import { useLocation } from "react-router"

/**
 * The part of a page that a link leads to takes the focus: the router only scrolls there, and who has no mouse would go on
 * at the link. Of a document that the browser has loaded it does so itself.
 */
export const useTargetFocus = () => {
  const { hash, key } = useLocation()
  const was = useRef(key)
  useEffect(() => {
    if (was.current === key) return
    was.current = key
    const target = hash && document.getElementById(hash.slice(1))
    if (!target) return
    // What cannot have the focus is made so that it can, from here alone.
    if (target.tabIndex < 0) target.tabIndex = -1
    target.focus({ preventScroll: true })
  }, [hash, key])
}
