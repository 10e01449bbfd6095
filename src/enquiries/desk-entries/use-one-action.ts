import { useState } from "react"

/** For a group of buttons that each do one thing: while one is on its way no other is begun. */
export const useOneAction = () => {
  const [busy, setBusy] = useState<string>()
  const once = (name: string, work: () => Promise<unknown>) => ({
    busy: busy === name,
    onClick: () => {
      if (busy !== undefined) return
      setBusy(name)
      void work().finally(() => setBusy(undefined))
    },
  })
  return { busy, once }
}
