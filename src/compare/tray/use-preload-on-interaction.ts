import { useEffect } from "react"
import { onFirstInteraction } from "../../ui/lazy-part.tsx"

/**
 * Loads, once somebody is there, what makes buttons of the links to the comparison and of the hearts: while they read, so
 * that it is there at once, also where the connection is lost in between. Where the first sign is a finger on such a link,
 * its press waits.
 *
 * @param load the same in every rendering
 */
export const usePreloadOnInteraction = (load: () => Promise<unknown>) =>
  useEffect(
    () =>
      onFirstInteraction((sign) =>
        hold(
          sign,
          load().catch(() => {}),
        ),
      ),
    [load],
  )

const hold = ({ target }: Event, loaded: Promise<unknown>) => {
  const link = target instanceof Element ? target.closest<HTMLElement>("[data-compare], [data-shortlist]") : null
  const wait = (press: Event) => {
    if (press.defaultPrevented) return
    press.preventDefault()
    void loaded.then(() => link?.click())
  }
  link?.addEventListener("click", wait, { once: true })
}
