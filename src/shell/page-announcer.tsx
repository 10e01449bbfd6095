import { useEffect, useRef, useState } from "react"
import { useLocation } from "react-router"

/** Says the title of a page that has come without a new document, as a browser says that of a document. */
export function PageAnnouncer() {
  const { pathname } = useLocation()
  const [title, setTitle] = useState("")
  const announced = useRef(pathname)
  useEffect(() => {
    if (announced.current === pathname) return
    announced.current = pathname
    setTitle(document.title)
  }, [pathname])
  return (
    <p role="status" className="sr-only">
      {title}
    </p>
  )
}

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
