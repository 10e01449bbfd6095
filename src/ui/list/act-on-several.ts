/** The same act on several rows, one after the other: each stands for itself, and what somebody else has decided is left. */
import { ApiFailure, failureMessage } from "../../platform/api/api-failure.ts"
import { textsHere } from "../../platform/language/language.ts"
import { toast } from "../overlay/toast-store.ts"
import { rowChoiceTexts } from "./row-choice.texts.ts"

interface ActOnSeveral<Row> {
  rows: readonly Row[]
  act: (row: Row) => Promise<unknown>
  done: (count: number) => string
  /** The list loads anew. */
  onDone: () => unknown
}

/** Says how many it was done with, and why the others are left. */
export const actOnSeveral = async <Row>({ rows, act, done, onDone }: ActOnSeveral<Row>) => {
  const t = textsHere(rowChoiceTexts)
  let count = 0
  let failure: unknown
  for (const row of rows)
    try {
      await act(row)
      count += 1
    } catch (error) {
      failure = isOfRow(error) ? (failure ?? error) : error
      if (!isOfRow(error)) break
    }
  await onDone()
  const said = count > 0 ? [done(count)] : []
  if (failure === undefined) toast("success", done(count), 6000)
  else toast("error", [...said, t.left(rows.length - count, failureMessage(failure, t.failed))].join(" "), 10_000)
}

/** What is wrong with one row; anything else would be wrong with the next one as well. */
const isOfRow = (error: unknown) =>
  error instanceof ApiFailure && (error.code === "conflict" || error.code === "not_found")
