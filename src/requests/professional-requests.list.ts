/** A professional's requests; those that await an answer come first on the first page, the one that is due next on top. */
import { ownProfessionalId } from "../accounts/profile/profile.actions.ts"
import { call } from "../platform/api/api-client.ts"
import { textsHere } from "../platform/language/language.ts"
import { CannotAsk, describeList } from "../ui/list/list.ts"
import type { OpenListOf } from "../ui/list/use-list.ts"
import { professionalRequests } from "./service-request.contract.ts"
import { shownRequestStatuses } from "./service-request.rules.ts"
import { professionalRequestsTexts } from "./texts.ts"

/** The most that the server returns at once. */
const MAX_ROWS = 100
const nobodyWaits = { requests: [], next: null }

export const professionalRequestList = describeList({
  texts: professionalRequestsTexts,
  filters: { status: shownRequestStatuses },
  dialogs: ["accept", "decline"],
  load: async (asked, options) => {
    const id = await ownProfessionalId()
    if (!id) throw new CannotAsk(textsHere(professionalRequestsTexts).unknownProfessional)
    const isWhole = !asked.status && !asked.cursor
    const [waiting, page] = await Promise.all([
      isWhole
        ? call(professionalRequests, { id, status: "pending", limit: MAX_ROWS }, options).catch(() => nobodyWaits)
        : null,
      call(professionalRequests, { id, ...asked }, options),
    ])
    return { ...page, waiting }
  },
  rows: ({ waiting, requests }) => {
    const first = waiting?.requests ?? []
    return [...first, ...requests.filter(({ id }) => first.every((one) => one.id !== id))]
  },
})

export type ProfessionalRequestsList = OpenListOf<typeof professionalRequestList>
