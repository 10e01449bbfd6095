import { useState } from "react"
import { useRevalidator } from "react-router"

/** Which of the rows on the screen are chosen. What is not there is never chosen: another filter or page begins anew. */
export const useRowChoice = <Row extends { id: string }>(rows: readonly Row[], canAct: boolean) => {
  const { revalidate } = useRevalidator()
  const [chosenIds, setChosenIds] = useState<ReadonlySet<string>>(new Set())
  const chosen = rows.filter(({ id }) => chosenIds.has(id))
  const isAll = rows.length > 0 && chosen.length === rows.length
  const onClear = () => setChosenIds(new Set())
  return {
    count: rows.length,
    chosen,
    isAll,
    onClear,
    chooseAll: () => setChosenIds(new Set(isAll ? [] : rows.map(({ id }) => id))),
    isChosen: (id: string) => chosenIds.has(id),
    /** Undefined where nothing can be done with several, or not with this one. */
    chooserOf: (id: string) =>
      canAct && rows.some((row) => row.id === id)
        ? (isChosen: boolean) => {
            const next = new Set(chosen.map((row) => row.id))
            if (isChosen) next.add(id)
            else next.delete(id)
            setChosenIds(next)
          }
        : undefined,
    canAct,
    /** The list is loaded anew, with none chosen. */
    onDone: async () => {
      onClear()
      await revalidate()
    },
  }
}
export type RowChoice<Row extends { id: string }> = ReturnType<typeof useRowChoice<Row>>
