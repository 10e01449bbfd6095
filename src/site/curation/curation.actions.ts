/** What one press does on the page of content, and how it is undone. */
import { call } from "../../platform/api/api-client.ts"
import { textsHere } from "../../platform/language/language.ts"
import { toastOnFailure } from "../../ui/overlay/toast-on-failure.ts"
import { toast } from "../../ui/overlay/toast-store.ts"
import { chooseReviews, setBanner } from "./curation.contract.ts"
import type { Banner } from "./curation.schema.ts"
import { contentTexts } from "./texts.ts"

/** Long enough to look at the site. */
const UNDO_MS = 10_000

interface Saved {
  message: string
  banner: Banner
  before: Banner
}

/** @param onChanged the page loads anew */
export const sayBannerSaved = ({ message, banner, before }: Saved, onChanged: () => unknown) => {
  const undo = async () => {
    const { state: _, ...fields } = before
    const goingBack = call(setBanner, { ...fields, version: banner.version })
    const done = await toastOnFailure(goingBack, textsHere(contentTexts).banner.failed)
    await onChanged()
    if (done) toast("success", textsHere(contentTexts).undone)
  }
  toast("success", message, UNDO_MS, { label: textsHere(contentTexts).undo, act: undo })
}

/** @param seen that are chosen on the screen */
export const setHomeReviews = async (ids: string[], seen: string[], onChanged: () => unknown) => {
  const done = await toastOnFailure(call(chooseReviews, { ids, seen }), textsHere(contentTexts).reviews.failed)
  await onChanged()
  if (!done) return
  const undo = async () => {
    const back = await toastOnFailure(
      call(chooseReviews, { ids: seen, seen: ids }),
      textsHere(contentTexts).reviews.failed,
    )
    await onChanged()
    if (back) toast("success", textsHere(contentTexts).undone)
  }
  toast("success", done.message, UNDO_MS, { label: textsHere(contentTexts).undo, act: undo })
}
