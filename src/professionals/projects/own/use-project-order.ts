import { useRef, useState } from "react"
import { useRevalidator } from "react-router"
import { useOneAtATime } from "../../../ui/form/use-one-at-a-time.ts"
import { movedTo } from "../../../ui/list/reorder.ts"
import { useTexts } from "../../../ui/use-texts.ts"
import type { ListedProject } from "../project.schema.ts"
import { saveOrder } from "./project.actions.ts"
import { ownProjectsTexts } from "./texts.ts"

interface Chosen {
  ids: readonly string[]
  /** The order that was loaded when it was chosen. */
  base: string
}

/** The projects as they were put here, which is saved at once; where it cannot be, they are as the server has them. */
export const useProjectOrder = (professionalId: string, loaded: readonly ListedProject[]) => {
  const t = useTexts(ownProjectsTexts).order
  const { revalidate } = useRevalidator()
  const { busy, run } = useOneAtATime()
  const [chosen, setChosen] = useState<Chosen>()
  const [news, setNews] = useState("")
  const wanted = useRef<readonly string[]>(undefined)
  // What is loaded later has the order that was saved.
  const isNewest = chosen && (busy || chosen.base === orderOf(loaded))
  const projects = isNewest ? inOrder(loaded, chosen.ids) : loaded

  const save = async (shown: readonly string[]) => {
    let seen = shown
    while (wanted.current) {
      const next = wanted.current
      wanted.current = undefined
      const { isSaved, order } = await saveOrder(professionalId, { seen, wanted: next })
      seen = isSaved ? next : (order ?? seen)
      if (isSaved) continue
      wanted.current = undefined
      setChosen(order && { ids: order, base: orderOf(loaded) })
      setNews("")
      await revalidate()
    }
  }
  const move = (id: string, to: number) => {
    const ids = projects.map((one) => one.id)
    const from = ids.indexOf(id)
    wanted.current = movedTo(ids, from, to)
    setChosen({ ids: wanted.current, base: orderOf(loaded) })
    setNews(t.moved(projects[from]?.title ?? "", to + 1, ids.length))
    void run(() => save(ids))
  }
  return { projects, move, /** To be read aloud. */ news }
}

const orderOf = (projects: readonly ListedProject[]) => projects.map(({ id }) => id).join()

/** An order that was chosen before one came or went stands for nothing. */
const inOrder = (loaded: readonly ListedProject[], ids: readonly string[]) => {
  const found = ids.flatMap((id) => loaded.find((one) => one.id === id) ?? [])
  return found.length === loaded.length ? found : loaded
}
