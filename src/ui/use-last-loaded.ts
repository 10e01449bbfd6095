import { useState } from "react"

interface Failed {
  failure: string
}
type Good<L> = Exclude<L, Failed>

/** What was there before a page's data failed to load anew: somebody may be typing in front of it. */
export const useLastLoaded = <L extends object>(loaded: L): Good<L> | undefined => {
  const good = isGood(loaded) ? loaded : undefined
  const [last, setLast] = useState(good)
  if (good && good !== last) setLast(good)
  return good ?? last
}

const isGood = <L extends object>(loaded: L): loaded is Good<L> => !("failure" in loaded)
