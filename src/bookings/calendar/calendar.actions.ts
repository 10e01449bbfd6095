/** Calls about the link by which a calendar program follows a professional's bookings. Pages reload their data after a change. */
import { call } from "../../platform/api/api-client.ts"
import { textsHere } from "../../platform/language/language.ts"
import { toastOnFailure } from "../../ui/overlay/toast-on-failure.ts"
import { toast } from "../../ui/overlay/toast-store.ts"
import { endCalendarFeed, getCalendarFeed, makeCalendarFeed } from "./calendar.contract.ts"
import { calendarLinkTexts } from "./texts.ts"

/** For a page's loader: undefined on failure. */
export const loadFeed = (id: string, signal: AbortSignal) =>
  call(getCalendarFeed, { id }, { signal }).then(
    ({ since }) => ({ since }),
    () => undefined,
  )

/** The link, which can be shown only now; undefined on failure, which a toast says. */
export const makeFeedLink = (id: string) => orFeedToast(call(makeCalendarFeed, { id }))

export const endFeedLink = async (id: string) => {
  const ended = await orFeedToast(call(endCalendarFeed, { id }))
  if (ended) toast("success", ended.message)
  return ended
}

const orFeedToast = <T>(asked: Promise<T>) => toastOnFailure(asked, textsHere(calendarLinkTexts).feed.failed)
