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
