import { Spinner } from "./loading.tsx"

/** In the place of a page of an area while its first data is on the way. */
export function PageLoading({ label }: { label: string }) {
  return (
    <p className="grid min-h-96 place-items-center">
      <Spinner label={label} visible className="size-8" />
    </p>
  )
}
