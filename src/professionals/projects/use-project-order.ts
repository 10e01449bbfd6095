import { useRef, useState } from "react"
import { useRevalidator } from "react-router"
import { useOneAtATime } from "../../ui/form/use-one-at-a-time.ts"
import { movedTo } from "../../ui/list/reorder.ts"
import { useTexts } from "../../ui/use-texts.ts"
import { ownProjectsTexts } from "./own-projects.texts.ts"
import { saveOrder } from "./project.actions.ts"
import type { ShownProject } from "./project.schema.ts"

/** The projects as they were put here, which is saved at once; where it cannot be, they are as they were. */
export const useProjectOrder = (professionalId: string, loaded: readonly ShownProject[]) => {
  const t = useTexts(ownProjectsTexts).order
  const { revalidate } = useRevalidator()
  const { run } = useOneAtATime()
  const [chosen, setChosen] = useState<readonly string[]>()
  const [news, setNews] = useState("")
  const wanted = useRef<readonly string[]>(undefined)
  const projects = inOrder(loaded, chosen)

  const save = async () => {
    while (wanted.current) {
      const next = wanted.current
      wanted.current = undefined
      if (!(await saveOrder(professionalId, next))) {
        wanted.current = undefined
        setNews("")
      }
      await revalidate()
    }
    setChosen(undefined)
  }
  const move = (id: string, to: number) => {
    const from = projects.findIndex((one) => one.id === id)
    const ids = projects.map((one) => one.id)
    wanted.current = movedTo(ids, from, to)
    setChosen(wanted.current)
    setNews(t.moved(projects[from]?.title ?? "", to + 1, ids.length))
    void run(save)
  }
  return { projects, move, /** To be read aloud. */ news }
}

/** An order that was chosen before one came or went stands for nothing. */
const inOrder = (loaded: readonly ShownProject[], chosen: readonly string[] | undefined) => {
  const found = chosen?.flatMap((id) => loaded.find((one) => one.id === id) ?? [])
  return found?.length === loaded.length ? found : loaded
}
