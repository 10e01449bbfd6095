import { useEffect } from "react"
import { useNavigate } from "react-router"
import type { Comparison } from "../comparison.ts"
import { compareAddress, TABLE } from "../selection.rules.ts"
import { readTray, saveTray } from "../tray/tray-store.ts"

/** Who is compared goes on to other pages; who comes without a choice finds the one made there. */
export function useTray({ compared, category, choices }: Comparison) {
  const navigate = useNavigate()
  useEffect(() => {
    if (choices === null) return
    if (compared.length > 0) return saveTray(compared.map(({ id, business_name }) => ({ id, name: business_name })))
    const ids = readTray().map(({ id }) => id)
    if (ids.length > 0 && !category) void navigate(`${compareAddress({ ids })}#${TABLE}`, { replace: true })
  }, [compared, category, choices, navigate])
}
