import { sql } from "kysely"
import { afterAll, beforeAll, expect, test } from "vitest"
import { openTestDb, type TestDb } from "../../../test/database.ts"
import { allOf, anyOf, anyOfInOffer, inline, tsquery } from "./inline.server.ts"

let database: TestDb
let db: TestDb["db"]
beforeAll(async () => {
  database = await openTestDb({ max: 1 })
  db = database.db
})
afterAll(() => database.close())

const hostile = [
  ..."' '' \\ \\\\ \\' '\\ ' \" ` $$ $1 ? ; -- /* */ E'x' %s {} & | ! <-> :* :A ( ) @ #1".split(" "),
  " ",
  "it's",
  "a' | 'b",
  "a\\' & !'b",
  "x'); drop table accounts; --",
  "किचन",
  "💥",
  "ə",
  "a\nb",
  "\u0001",
  "a".repeat(40),
]

test.for(["on", "off"])("a text is read as it is, with standard strings %s", async (standard) => {
  await sql`select set_config('standard_conforming_strings', ${standard}, false)`.execute(db)
  for (const text of [...hostile, ...hostile.map((one) => `${one}'${one}\\${one}`)]) {
    const { rows } = await sql<{ text: string }>`select ${inline(text)} as text`.execute(db)
    expect(rows).toEqual([{ text }])
  }
})

test.for(["on", "off"])(
  "a word of a tsquery is that word and no operator, with standard strings %s",
  async (standard) => {
    await sql`select set_config('standard_conforming_strings', ${standard}, false)`.execute(db)
    for (const word of [...hostile, ...hostile.map((one) => `${one}'${one}\\${one}`)]) {
      const said = sql`array_to_tsvector(array[${word}, 'kitchen'])`
      const asked = [allOf([anyOf([word]), anyOf(["kitchen"])]), anyOf(["x", word]), anyOf([`${word}x`])]
      const { rows } = await sql<{ found: boolean[] }>`select array[${sql.join(
        asked.map((words) => sql`${said} @@ ${tsquery(words)}`),
      )}] as found`.execute(db)
      expect(rows, word).toEqual([{ found: [true, true, false] }])
      const { rows: offered } = await sql`select numnode(${tsquery(anyOfInOffer([word]))}) as words`.execute(db)
      expect(offered, word).toEqual([{ words: 1 }])
    }
  },
)

test("the sign that ends a statement is refused", () => {
  expect(() => inline("a\0; drop table accounts")).toThrow("the sign of its end")
})
