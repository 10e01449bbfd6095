/** The inbox as its page lists it, and what the address opens beside it. */
import { call } from "../../platform/api/api-client.ts"
import { failureMessage } from "../../platform/api/api-failure.ts"
import { textsHere } from "../../platform/language/language.ts"
import { type Chosen, describeList, type ListQuery, openedIn } from "../../ui/list/list.ts"
import type { OpenListOf } from "../../ui/list/use-list.ts"
import { getSubmission, listSubmissions } from "./inbox.contract.ts"
import { assignedFilters, inboxKinds } from "./inbox.rules.ts"
import type { WholeSubmission } from "./inbox.schema.ts"
import { inboxPageTexts } from "./inbox-page.texts.ts"

/** None of the states is what waits. */
const filters = { status: ["answered", "closed", "all", "spam"], kind: inboxKinds, assigned: assignedFilters } as const

/** As the calls have it: advertising is no state there. */
const filterOf = ({ status, kind, assigned, q }: Chosen<typeof filters> & Pick<ListQuery<typeof filters>, "q">) => ({
  ...{ kind, assigned, q },
  ...(status === "spam" ? { status: "all" as const, spam: true } : { status }),
})

export const inboxList = describeList({
  texts: inboxPageTexts,
  filters,
  dialogs: ["submission"],
  hasTerms: true,
  load: ({ cursor, ...asked }, options) => call(listSubmissions, { ...filterOf(asked), cursor, limit: 30 }, options),
  rows: ({ submissions }) => submissions,
})

export type InboxList = OpenListOf<typeof inboxList>

/** The query of the file that has what the list has. */
export const inboxFileQuery = ({ chosen, terms }: Pick<InboxList, "chosen" | "terms">) => {
  const asked = Object.entries(filterOf({ ...chosen, q: terms || undefined }))
  return String(
    new URLSearchParams(asked.flatMap(([name, value]) => (value === undefined ? [] : [[name, String(value)]]))),
  )
}

/** What the address opens, whole; or why it did not come. */
export interface OpenSubmission {
  submission: WholeSubmission | null
  failure: string | null
}

export const loadOpenSubmission = async ({ url, signal }: Request): Promise<OpenSubmission | null> => {
  const opened = openedIn(inboxList, new URL(url).searchParams)
  if (!opened) return null
  try {
    return { submission: (await call(getSubmission, { id: opened.id }, { signal })).submission, failure: null }
  } catch (error) {
    if (signal.aborted) throw error
    return { submission: null, failure: failureMessage(error, textsHere(inboxPageTexts).failed) }
  }
}
