// The words of a search stand in the text of its statement: PostgreSQL keeps how common each word is, and can choose the
// way by it only if it sees the word. So nothing goes along as a parameter, and each statement is planned for what it asks
// (texts without parameters get no name either: platform/database/prepared-statements.server.ts). Only where it is known
// which way is taken, values go along beside the text, and it is planned once.
import { type RawBuilder, sql } from "kysely"
import pg from "pg"

/** A text of SQL, whatever signs are in it. */
export const inline = (text: string) => {
  // The protocol ends a statement at this sign.
  if (text.includes("\0")) throw new Error("A text of SQL cannot hold the sign of its end.")
  return sql.raw(pg.escapeLiteral(text))
}

/** How a value comes into a statement: within its text, or beside it. */
export type Binding = (
  text: string,
  type: "int" | "int[]" | "numeric" | "timestamptz" | "tsquery",
) => RawBuilder<unknown>
export const inlineAs: Binding = (text, type) => sql`${inline(text)}::${sql.raw(type)}`
/**
 * Wrapped in a subquery, so that the planner does not see the value: with visible values PostgreSQL takes a custom plan for
 * the cheaper one, and plans the statement each time.
 */
export const bindAsSubquery: Binding = (text, type) => sql`(select ${text}::${sql.raw(type)})`

export const tsquery = (text: string, binding: Binding = inlineAs) => binding(text, "tsquery")

/** Numbers of rows, from the database itself. */
export const idList = (ids: number[]) => sql.raw(ids.map((id) => String(Math.trunc(id))).join(", "))

/** A word in quotes, in which only quotes and backslashes mean something, so they are doubled. */
const quoted = (word: string) => `'${word.replace(/['\\]/g, "$&$&")}'`
/** One of these words, for a tsquery. */
export const anyOf = (words: string[]) => `(${words.map(quoted).join("|")})`
/** The same, where it is said of themselves and what they offer: not in a text about them or their works. */
export const anyOfInOffer = (words: string[]) => `(${words.map((word) => `${quoted(word)}:ABC`).join("|")})`
export const allOf = (parts: string[]) => parts.join("&")

/** A typed word, and every word that it may be. */
interface Word {
  any_of: string[]
}
export const anyWord = (words: Word[]) => anyOf(words.flatMap(({ any_of }) => any_of))
export const allTerms = (words: Word[]) => allOf(words.map(({ any_of }) => anyOf(any_of)))
