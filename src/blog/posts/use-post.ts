import { useEffect, useRef } from "react"

/** Within the application: what the page's own script does in a page without it. */
export const usePost = (id: string) => {
  const post = useRef<HTMLElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another post is another element
  useEffect(() => {
    let stop: (() => void) | undefined
    let isGone = false
    void import("./reader-marks.actions.ts").then(({ mountPost }) => {
      if (!isGone && post.current) stop = mountPost(post.current)
    })
    return () => {
      isGone = true
      stop?.()
    }
  }, [id])
  return post
}
