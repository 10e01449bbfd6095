import { useEffect, useState } from "react"
import { useRevalidator, useSearchParams } from "react-router"
import { useFreshOnReturn } from "../../../ui/list/use-fresh-on-return.ts"
import type { SearchedList } from "../../../ui/list/use-list.ts"
import { toast } from "../../../ui/overlay/toast-store.ts"
import { addressOf, besidePlace, type placeDialogs } from "../managed-place.rules.ts"
import type { FailedPlaces, ManagedPlaces } from "../managed-places.list.ts"

type Dialog = (typeof placeDialogs)[number]

/** What is loaded of the place that the address names, and the addresses that lead on from here. */
export const usePlacesView = (loaded: ManagedPlaces | FailedPlaces) => {
  const failed = "failure" in loaded ? loaded : undefined
  useFreshOnReturn(failed)
  const { revalidate, state } = useRevalidator()
  const [params, setParams] = useSearchParams()
  const address = addressOf(loaded.place)
  const view = useLastGood(loaded, address)
  const failure = failed && view ? failed.failure : null
  useEffect(() => {
    if (failure !== null) toast("error", failure, 5000)
  }, [failure])
  const beside = (changes: Partial<Record<(typeof besidePlace)[number], string>>) => {
    const next = new URLSearchParams(params)
    for (const name of besidePlace) if (name !== "find" || "find" in changes) next.delete(name)
    for (const [name, value] of Object.entries(changes)) if (value !== "") next.set(name, value)
    return next
  }
  const search: SearchedList = {
    terms: params.get("find") ?? "",
    toTerms: (terms) => `?${beside({ find: terms.trim() })}`,
    lookFor: (terms) => setParams(beside({ find: terms.trim() }), { replace: true, preventScrollReset: true }),
  }
  return {
    ...search,
    view,
    address,
    isLoading: state === "loading",
    reload: () => void revalidate(),
    toDialog: (dialog: Dialog, id?: number) => `?${beside({ [dialog]: String(id ?? "new") })}`,
    close: () => setParams(beside({}), { replace: true, preventScrollReset: true }),
  }
}

/** Of the same place, what was there before it failed to load anew: somebody may be typing in front of it. */
const useLastGood = (loaded: ManagedPlaces | FailedPlaces, address: string) => {
  const good = "failure" in loaded ? undefined : loaded
  const [last, setLast] = useState({ good, address })
  if (good && last.good !== good) setLast({ good, address })
  return good ?? (last.address === address ? last.good : undefined)
}
