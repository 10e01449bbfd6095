import { useEffect, useState } from "react"
import { hearFates } from "./fates.ts"
import { fateOf } from "./outbox-store.ts"
import type { Thanks } from "./thanks.acts.ts"

/** What became of it by now, whichever tab has sent it. */
export const useFate = ({ key, sent }: Pick<Thanks, "key" | "sent">) => {
  const [fate, setFate] = useState<"sent" | "kept" | "refused">(sent)
  useEffect(() => {
    if (sent === "sent") return
    const stop = hearFates((one) => one.key === key && setFate(one.fate))
    // It may have been told before anybody was listening.
    void fateOf(key).then(setFate)
    return stop
  }, [key, sent])
  return fate
}
