import { useEffect, useState } from "react"
import { useNavigate, useRevalidator, useSearchParams } from "react-router"
import type { Texts } from "../../platform/language/language.ts"
import { toast } from "../overlay/toast-store.ts"
import { useQueryParams } from "../use-query-params.ts"
import {
  behindDialog,
  type Chosen,
  chosenIn,
  type Filters,
  type List,
  type ListRow,
  type ListTexts,
  type ListView,
  listQuery,
  openedIn,
  type Paged,
  termsIn,
} from "./list.ts"
import { failedOf, useFreshOnReturn } from "./use-fresh-on-return.ts"
import { useStableRows } from "./use-stable-rows.ts"

type NameOf<F> = keyof F & string

export interface FilteredList<F extends Filters> {
  /** As it was chosen last: its list may still be on its way. */
  chosen: Chosen<F>
  /** Undefined is the whole list. */
  toFilter: <Name extends NameOf<F>>(name: Name, value: F[Name][number] | undefined) => string
  choose: <Name extends NameOf<F>>(name: Name, value: F[Name][number] | undefined) => void
}

/** A list in which is looked for what somebody types. */
export interface SearchedList {
  /** As they were typed last. */
  terms: string
  /** Without any it is the whole list. */
  toTerms: (terms: string) => string
  lookFor: (terms: string) => void
}

/** What the rows of a list need of it. */
export interface RowList<Row extends ListRow, Dialog extends string = never> {
  toDialog: (dialog: Dialog, id: string) => string
  /** Something was done with a row here: it is this now, or it is gone. */
  onActed: (outcome: ActionResult<Row>) => void
}

/** What a page's action answers about the row that it was done with. */
export interface ActionResult<Row extends ListRow = ListRow> {
  changed?: Partial<Row> & ListRow
  gone?: string
}

export interface OpenList<Page, Row extends ListRow, F extends Filters, Dialog extends string>
  extends FilteredList<F>,
    SearchedList,
    RowList<Row, Dialog> {
  texts: Texts<ListTexts>
  /** Its own query, without the dialog in front of it: another one is another list. */
  address: string
  page: Page | null
  rows: readonly Row[]
  /** Only where there is nothing to show instead. */
  failure: string | null
  isFiltered: boolean
  isFirstPage: boolean
  /** Another page or filter of it is on its way. */
  isPending: boolean
  isLoading: boolean
  reload: () => void
  toPage: (cursor: string | null) => string
  /** The dialog that the address opens, with its row. */
  opened: { dialog: Dialog; row: Row } | undefined
  close: () => Promise<void>
}

/** Of a description: `OpenListOf<typeof myBookings>`. */
export type OpenListOf<L> =
  L extends List<infer Page, infer Row, infer F, infer Dialog> ? OpenList<Page, Row, F, Dialog> : never

/** A described list as it is now: what it shows, and the addresses that lead on from here. */
export const useList = <Page extends Paged, Row extends ListRow, F extends Filters, Dialog extends string>(
  list: List<Page, Row, F, Dialog>,
  view: ListView<Page, Row>,
): OpenList<Page, Row, F, Dialog> => {
  useFreshOnReturn(failedOf(view))
  const { revalidate, state } = useRevalidator()
  const [params, setParams] = useSearchParams()
  const navigate = useNavigate()
  const asked = useQueryParams()
  const behind = String(listQuery(list, params))
  const { page, failure, linked } = useLastGood(view, behind)
  const { rows, onActed } = useActedRows(page ? list.rows(page) : [], behind)
  const changed = (changes: Record<string, string | null | undefined>) => {
    const next = behindDialog(list, params)
    for (const [name, value] of Object.entries(changes)) {
      if (value) next.set(name, value)
      else next.delete(name)
    }
    return next
  }
  const openId = openedIn(list, params)
  const openRow = [...rows, ...(linked ? [linked] : [])].find(({ id }) => id === openId?.id)
  return {
    texts: list.texts,
    address: behind,
    page,
    rows,
    failure,
    chosen: chosenIn(list, asked),
    terms: termsIn(list, asked) ?? "",
    isFiltered: [termsIn(list, params), ...Object.values(chosenIn(list, params))].some((value) => value !== undefined),
    isFirstPage: !params.has("cursor"),
    isPending: String(listQuery(list, asked)) !== behind,
    isLoading: state === "loading",
    reload: () => void revalidate(),
    toFilter: (name, value) => `?${changed({ [name]: value, cursor: null })}`,
    choose: (name, value) => setParams(changed({ [name]: value, cursor: null })),
    toTerms: (terms) => `?${changed({ q: terms.trim(), cursor: null })}`,
    lookFor: (terms) =>
      setParams(changed({ q: terms.trim(), cursor: null }), { replace: true, preventScrollReset: true }),
    toPage: (cursor) => `?${changed({ cursor })}`,
    toDialog: (dialog, id) => `?${changed({ [dialog]: id })}`,
    opened: openId && openRow && { dialog: openId.dialog, row: openRow },
    close: async () => navigate({ search: String(changed({})) }, { replace: true, preventScrollReset: true }),
    onActed,
  }
}

/** The rows to show, with those that were acted on still in their places while the list is the same. */
const useActedRows = <Row extends ListRow>(given: readonly Row[], address: string) => {
  const [acted, setActed] = useState<{ address: string; rows: readonly Row[] }>({ address, rows: [] })
  const actedHere = acted.address === address ? acted.rows : []
  const rows = useStableRows(given, actedHere, { listKey: address })
  const onActed = ({ changed, gone }: ActionResult<Row>) => {
    const others = actedHere.filter(({ id }) => id !== (changed?.id ?? gone))
    const row = rows.find(({ id }) => id === changed?.id)
    setActed({ address, rows: row ? [...others, { ...row, ...changed }] : others })
  }
  return { rows, onActed }
}

/** A list that does not load anew stays as it was, with what is open and typed in front of it, and the failure is said. */
function useLastGood<V extends { failure: string | null }>(view: V, address: string): V {
  const [good, setGood] = useState({ view, address })
  const isKept = view.failure !== null && good.view.failure === null && good.address === address
  if (!isKept && (good.view !== view || good.address !== address)) setGood({ view, address })
  // Once, however often it is tried again.
  const failure = isKept ? view.failure : null
  useEffect(() => {
    if (failure !== null) toast("error", failure, 5000)
  }, [failure])
  return isKept ? good.view : view
}
