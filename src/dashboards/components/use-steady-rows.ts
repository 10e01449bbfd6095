import { useState } from "react"

interface Row {
  id: string
}

/**
 * Rows stay where they are for as long as the page is open: what was answered is shown as it is now, and what comes
 * meanwhile stands below, so that nothing moves under the finger.
 *
 * @param known all that the page knows of, those that wait no more too
 */
export const useSteadyRows = <R extends Row>(waiting: readonly R[], known: readonly R[]) => {
  const [ids, setIds] = useState<readonly string[]>([])
  const kept = ids.flatMap((id) => known.find((row) => row.id === id) ?? [])
  const rows = [...kept, ...waiting.filter(({ id }) => !ids.includes(id))]
  if (rows.length !== ids.length || rows.some(({ id }, place) => id !== ids[place])) setIds(rows.map(({ id }) => id))
  return rows
}
