/**
 * A list page, described once: the call that gives a page of it, what its address holds beside the cursor (filters, the
 * open dialog), and its texts. A page loads it by `loadList` and shows it by `useList` and `ListScreen`.
 */
import type { ShouldRevalidateFunctionArgs } from "react-router"
import { ApiFailure, failureMessage } from "../../platform/api/api-failure.ts"
import { type Texts, textsHere } from "../../platform/language/language.ts"
import { toast } from "../overlay/toast-store.ts"

export interface ListTexts {
  /** In its place while the first page is on the way. */
  loading: string
  /** Where a page did not come, and the server did not say why. */
  failed: string
  /** Where the server knows no such list (404). */
  unknown?: string
  empty: EmptyState
  /** Nothing that the filter asks for; without it the list is empty as ever. */
  noMatch?: EmptyState
}
export interface EmptyState {
  title: string
  hint?: string
}

export interface ListRow {
  id: string
}
export interface Paged {
  /** The cursor of the next page; null at the end. */
  next: string | null
}
/** By its name in the address every value that a filter knows; none of them is the whole list. */
export type Filters = Readonly<Record<string, readonly string[]>>
export type Chosen<F extends Filters> = { [Name in keyof F]?: F[Name][number] | undefined }
export type ListQuery<F extends Filters> = Chosen<F> & { cursor?: string | undefined; q?: string | undefined }

export interface List<Page extends Paged, Row extends ListRow, F extends Filters, Dialog extends string> {
  texts: Texts<ListTexts>
  filters: F
  /** What somebody types is looked for in the list; the address has it as `q`. */
  hasTerms?: true
  /** Each a name in the address, which holds the id of the row that it shows. */
  dialogs: readonly Dialog[]
  load: (asked: ListQuery<F>, options: { signal: AbortSignal }) => Promise<Page>
  rows: (page: Page) => readonly Row[]
  /** For a dialog that a notice or a mail leads to, whose row is not on this page. */
  one?: (id: string, options: { signal: AbortSignal }) => Promise<Row>
}

type Described<Page extends Paged, Row extends ListRow, F extends Filters, Dialog extends string> = Omit<
  List<Page, Row, F, Dialog>,
  "filters" | "dialogs"
> & { filters?: F; dialogs?: readonly Dialog[] }

export const describeList = <
  Page extends Paged,
  Row extends ListRow,
  const F extends Filters = Record<never, never>,
  const Dialog extends string = never,
>(
  description: Described<Page, Row, F, Dialog>,
): List<Page, Row, F, Dialog> => ({ filters: {} as F, dialogs: [], ...description })

/** Any list, where only its address matters. */
type Addressed = { filters: Filters; dialogs: readonly string[] }

export interface ListView<Page, Row> {
  /** Null with a failure: that never looks like an empty list. */
  page: Page | null
  failure: string | null
  /** Opened by the address, and not on this page of the list. */
  linked: Row | null
}

/** Thrown by `load` where the list cannot even be asked for, with its sentence. */
export class CannotAsk extends Error {}

export const loadList = async <Page extends Paged, Row extends ListRow, F extends Filters, Dialog extends string>(
  list: List<Page, Row, F, Dialog>,
  { url, signal }: Request,
): Promise<ListView<Page, Row>> => {
  const params = new URL(url).searchParams
  try {
    const asked = { ...chosenIn(list, params), q: termsIn(list, params), cursor: params.get("cursor") ?? undefined }
    const page = await list.load(asked, { signal })
    return { page, failure: null, linked: await linkedBy(list, page, params, signal) }
  } catch (error) {
    if (signal.aborted) throw error
    return { page: null, failure: failureOf(list, error), linked: null }
  }
}

const linkedBy = async <Page extends Paged, Row extends ListRow, F extends Filters, Dialog extends string>(
  list: List<Page, Row, F, Dialog>,
  page: Page,
  params: URLSearchParams,
  signal: AbortSignal,
) => {
  const { id } = openedIn(list, params) ?? {}
  if (id === undefined || !list.one || list.rows(page).some((row) => row.id === id)) return null
  return list.one(id, { signal }).catch((error: unknown) => {
    toast("error", failureMessage(error, textsHere(list.texts).failed), 5000)
    return null
  })
}

const failureOf = ({ texts }: { texts: Texts<ListTexts> }, error: unknown) => {
  const t = textsHere(texts)
  if (error instanceof CannotAsk) return error.message
  if (t.unknown && error instanceof ApiFailure && error.status === 404) return t.unknown
  return failureMessage(error, t.failed)
}

export const chosenIn = <F extends Filters>({ filters }: { filters: F }, params: URLSearchParams) =>
  Object.fromEntries(
    Object.entries(filters).map(([name, values]) => [name, values.find((value) => value === params.get(name))]),
  ) as Chosen<F>

/** No list looks for more. */
export const MAX_TERMS = 200

export const termsIn = ({ hasTerms }: { hasTerms?: true }, params: URLSearchParams) =>
  (hasTerms && params.get("q")?.trim().slice(0, MAX_TERMS)) || undefined

export const openedIn = <Dialog extends string>(
  { dialogs }: { dialogs: readonly Dialog[] },
  params: URLSearchParams,
): { dialog: Dialog; id: string } | undefined =>
  dialogs.flatMap((dialog) => {
    const id = params.get(dialog)
    return id === null ? [] : { dialog, id }
  })[0]

/** The query of the file that has all that the list's filters have. */
export const filterQuery = ({ chosen, terms }: { chosen: Record<string, string | undefined>; terms: string }) =>
  String(
    new URLSearchParams(
      Object.entries({ ...chosen, q: terms || undefined }).flatMap(([name, value]) => (value ? [[name, value]] : [])),
    ),
  )

/** The query of the list alone, without the dialog that is open in front of it. */
export const behindDialog = ({ dialogs }: { dialogs: readonly string[] }, params: URLSearchParams) => {
  const behind = new URLSearchParams(params)
  for (const dialog of dialogs) behind.delete(dialog)
  return behind
}

/** A name in the address, with the names of columns that are put away (column-choice.ts). */
export const HIDDEN_COLUMNS = "hide"

/** What the list is loaded by: neither the dialog nor the columns that are put away change it. */
export const listQuery = (list: { dialogs: readonly string[] }, params: URLSearchParams) => {
  const query = behindDialog(list, params)
  query.delete(HIDDEN_COLUMNS)
  return query
}

/** For `shouldRevalidate`: a dialog opens and closes without loading; what it shows is in the list already. */
export const keepListBehindDialog = (list: Addressed) => (change: ShouldRevalidateFunctionArgs) => {
  const { currentUrl, nextUrl, formMethod, defaultShouldRevalidate } = change
  const listAt = ({ pathname, searchParams }: URL) => `${pathname}?${listQuery(list, searchParams)}`
  const isDialog =
    formMethod === undefined && currentUrl.href !== nextUrl.href && listAt(currentUrl) === listAt(nextUrl)
  return isDialog ? false : defaultShouldRevalidate
}
