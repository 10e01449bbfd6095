import { type MouseEvent, useEffect, useState } from "react"
import { useLocation, useNavigate } from "react-router"
import { SHEET_HASH } from "./use-filter-form.ts"

/** Where the filters have no place beside the results they open in front of them. The address says so: Back closes them. */
export const useFilterSheet = () => {
  const navigate = useNavigate()
  const { search, hash } = useLocation()
  const [isOpen, setOpen] = useState(false)
  // Of a hash the server knows nothing.
  useEffect(() => setOpen(hash === SHEET_HASH), [hash])
  const open = (event: MouseEvent<HTMLElement>) => {
    const details = event.currentTarget.parentElement as HTMLDetailsElement
    if (details.open || matchMedia("(min-width: 64rem)").matches) return
    event.preventDefault()
    // Pressed again while its code is on its way.
    const replace = hash === SHEET_HASH
    void navigate(search + SHEET_HASH, { replace, preventScrollReset: true, state: OPENED_HERE })
  }
  return { isOpen, open }
}

/** In the history's entry of the sheet: the one before it is the same page. */
export const OPENED_HERE = "sheet"
