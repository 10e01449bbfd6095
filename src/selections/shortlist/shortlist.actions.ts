/** The shortlist in the browser: a visitor's own there, a customer's in the account, and how the first becomes the second. */
import { call } from "../../platform/api/api-client.ts"
import { textsHere } from "../../platform/language/language.ts"
import { storedUser } from "../../platform/session/stored-user.ts"
import { toastOnFailure } from "../../ui/overlay/toast-on-failure.ts"
import { toast } from "../../ui/overlay/toast-store.ts"
import {
  addToShortlist,
  endShortlistLink,
  getShortlist,
  makeShortlistLink,
  removeFromShortlist,
  type Shortlist,
} from "./shortlist.contract.ts"
import { SHORTLIST_LIMIT } from "./shortlist.rules.ts"
import { readStoredShortlist, storeShortlist } from "./shortlist-store.ts"
import { shortlistPageTexts } from "./texts.ts"

/** Professionals and administrators without the customer's side keep in the browser, as visitors do. */
export const hasAccountList = () => storedUser()?.has_user_role === true

const idsOf = ({ providers }: Pick<Shortlist, "providers">) => providers.map(({ provider_id }) => provider_id)

/**
 * Whom this browser kept goes into the account. Of a call that fails nothing is lost: they stay here and are brought along
 * next time. So do those who were not kept: the account's list has no room, or they are away.
 */
export const bringShortlist = async () => {
  const kept = readStoredShortlist()
  if (kept.length === 0 || !hasAccountList()) return
  const answer = await call(addToShortlist, { provider_ids: kept }).catch(() => undefined)
  if (!answer) return
  // Others may have been kept meanwhile, in another tab.
  storeShortlist(readStoredShortlist().filter((id) => !answer.kept_ids.includes(id)))
}

export interface OwnShortlist {
  /** Latest first. */
  ids: string[]
  /** Null: not shared; undefined: it is in this browser alone. */
  link?: Shortlist["link"]
}

/** Of who is here. */
export const loadOwnShortlist = async (): Promise<OwnShortlist> => {
  if (!hasAccountList()) return { ids: readStoredShortlist() }
  await bringShortlist()
  const { providers, link } = await call(getShortlist, {})
  return { ids: [...new Set([...readStoredShortlist(), ...idsOf({ providers })])], link }
}

/** Keeps somebody, or takes them off. Fails where the account could not be asked. */
export const saveToShortlist = async (id: string, isShortlisted: boolean) => {
  const others = readStoredShortlist().filter((one) => one !== id)
  if (!hasAccountList()) {
    if (isShortlisted && others.length >= SHORTLIST_LIMIT) throw new ShortlistFull()
    return storeShortlist(isShortlisted ? [id, ...others] : others)
  }
  await call(isShortlisted ? addToShortlist : removeFromShortlist, { provider_id: id })
  if (!isShortlisted) storeShortlist(others)
}

export class ShortlistFull extends Error {}

export const makeLink = () => told(call(makeShortlistLink, {}))
export const endLink = () => told(call(endShortlistLink, {}))

const told = async (asked: Promise<Shortlist & { message: string }>) => {
  const answer = await toastOnFailure(asked, textsHere(shortlistPageTexts).failed)
  if (answer) toast("success", answer.message)
  return answer
}
