import { useEffect, useEffectEvent, useState } from "react"
import { useFetcher } from "react-router"
import { failureMessage } from "../../platform/api/api-failure.ts"
import { useOneAtATime } from "../../ui/form/use-one-at-a-time.ts"
import { useTexts } from "../../ui/use-texts.ts"
import { loadOwnShortlist, type OwnShortlist } from "./shortlist.actions.ts"
import { shortlistAddress } from "./shortlist.rules.ts"
import type { ShortlistedProfessional } from "./shortlisted.ts"
import { shortlistPageTexts } from "./texts.ts"

/** Whom somebody keeps is known in the browser alone; who that is, the page of a list that names them answers. */
export const useOwnShortlist = () => {
  const { notLoaded } = useTexts(shortlistPageTexts)
  const named = useFetcher<{ professionals: ShortlistedProfessional[] }>()
  const [own, setOwn] = useState<OwnShortlist>()
  const [failure, setFailure] = useState<string>()
  const { busy, run } = useOneAtATime()
  const load = () =>
    run(async () => {
      try {
        const loaded = await loadOwnShortlist()
        if (loaded.ids.length > 0) await named.load(shortlistAddress(loaded.ids))
        setOwn(loaded)
        setFailure(undefined)
      } catch (error) {
        setFailure(failureMessage(error, notLoaded))
      }
    })
  const start = useEffectEvent(() => void load())
  useEffect(() => start(), [])
  const professionals = own && (own.ids.length > 0 ? named.data?.professionals : [])
  return { professionals, link: own?.link, failure, reload: () => void load(), busy }
}
