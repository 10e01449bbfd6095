/** The link that a professional's calendar follows. Whoever shows how it stands loads it anew afterwards. */
import { call } from "../../platform/api/api-client.ts"
import { textsHere } from "../../platform/language/language.ts"
import { orToast } from "../../ui/overlay/or-toast.ts"
import { toast } from "../../ui/overlay/toast-store.ts"
import { endCalendarFeed, makeCalendarFeed, showCalendarFeed } from "./calendar.contract.ts"
import { calendarLinkTexts } from "./texts.ts"

/** For a page's loader: undefined where it could not be asked. */
export const loadFeed = (id: string, signal: AbortSignal) =>
  call(showCalendarFeed, { id }, { signal }).then(
    ({ since }) => ({ since }),
    () => undefined,
  )

/** The link, shown this once; undefined where it was not made, which is said. */
export const makeFeedLink = (id: string) => orFeedToast(call(makeCalendarFeed, { id }))

export const endFeedLink = async (id: string) => {
  const ended = await orFeedToast(call(endCalendarFeed, { id }))
  if (ended) toast("success", ended.message)
  return ended
}

const orFeedToast = <T>(asked: Promise<T>) => orToast(asked, textsHere(calendarLinkTexts).feed.failed)
