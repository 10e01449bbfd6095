/** A customer's services as their page shows them: those selected, those of their shortlist, and all others page by page. */
import { ApiFailure, call } from "../../platform/api/api-client.ts"
import { textsHere } from "../../platform/language/language.ts"
import { CannotAsk, describeList } from "../../ui/list/list.ts"
import type { OpenListOf } from "../../ui/list/use-list.ts"
import { bringShortlist } from "../shortlist/shortlist.actions.ts"
import { LEAVE_AFTER_MS } from "./selection.actions.ts"
import { availableServices, selectedServices } from "./selection.contract.ts"
import { myServicesTexts } from "./texts.ts"

/** As many as there can be, and of the others a few rows of cards. */
const ALL = 100
const PAGE = 12

export const myServices = describeList({
  texts: myServicesTexts,
  dialogs: ["book"],
  load: async ({ cursor }, { signal }) => {
    const options = { signal, leaveAfterMs: LEAVE_AFTER_MS }
    try {
      // Whom this browser kept before they came in is among them.
      await bringShortlist()
      const [selected, shortlisted, others] = await Promise.all([
        call(selectedServices, { limit: ALL }, options),
        call(availableServices, { limit: ALL, shortlist: "only" }, options),
        call(availableServices, { limit: PAGE, shortlist: "without", cursor }, options),
      ])
      return {
        selected: selected.services,
        shortlisted: shortlisted.services,
        others: others.services,
        next: others.next,
      }
    } catch (error) {
      if (!(error instanceof ApiFailure && error.status === 401)) throw error
      throw new CannotAsk(textsHere(myServicesTexts).authenticationError)
    }
  },
  rows: ({ selected, shortlisted, others }) => [...selected, ...shortlisted, ...others],
})

export type MyServicesList = OpenListOf<typeof myServices>
