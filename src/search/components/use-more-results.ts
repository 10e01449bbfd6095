import { useEffect, useRef, useState } from "react"
import { useFetcher } from "react-router"
import type { SearchPage } from "../search.contract.ts"
import type { SearchView } from "../search-view.ts"

type Added = Pick<SearchPage, "services" | "next"> & { to: SearchPage | null }

/** Cards of the address, and those that "Load more" has added below them. A new search starts anew. */
export function useMoreResults({ page }: SearchView) {
  const fetcher = useFetcher<SearchView>()
  const [added, setAdded] = useState<Added>({ to: page, services: [], next: page?.next ?? null })
  const asked = useRef<SearchPage | null>(null)
  const current = added.to === page ? added : { to: page, services: [], next: page?.next ?? null }

  useEffect(() => {
    const more = fetcher.state === "idle" ? fetcher.data?.page : undefined
    if (!more || asked.current === null) return
    const to = asked.current
    asked.current = null
    setAdded((before) => ({
      to,
      services: [...(before.to === to ? before.services : []), ...more.services],
      next: more.next,
    }))
  }, [fetcher.state, fetcher.data])

  return {
    services: [...(page?.services ?? []), ...current.services],
    next: current.next,
    isLoading: fetcher.state !== "idle",
    failure: fetcher.state === "idle" ? (fetcher.data?.failure ?? null) : null,
    load: (address: string) => {
      asked.current = page
      void fetcher.load(address)
    },
  }
}
export type MoreResults = ReturnType<typeof useMoreResults>
