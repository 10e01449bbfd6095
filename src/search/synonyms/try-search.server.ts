// A query, tried out: how the search understands it and how many it finds, today and with one more synonym. What is kept for a
// minute belongs to a database handle, and a transaction is one of its own: in it the words are read anew, the one more among
// them, and nothing of it stays.
import type { Ctx } from "../../platform/context.server.ts"
import type { Db } from "../../platform/database/database.server.ts"
import { readMoney } from "../query/money.rules.ts"
import { recognizeTerms } from "../query/recognize.server.ts"
import { inOneSpelling } from "../query/spoken-amounts.rules.ts"
import { readVocabulary } from "../query/vocabulary.server.ts"
import { searchUncounted } from "../search.server.ts"
import { insertSynonym, listServiceNames } from "./synonym.queries.server.ts"
import type { Synonym, Understood } from "./synonym.schema.ts"
import { checkSynonym } from "./synonym.server.ts"

type Admin = Ctx<"admin">
interface Asked {
  q: string
  word?: string | undefined
  means?: string | undefined
}

export const tryQuery = async (ctx: Admin, { q, word, means }: Asked) => {
  const query = inOneSpelling(q)
  const now = await understandAnew(ctx, query)
  if (!word || !means) return { now, with: null }
  const { synonym, isThere } = await checkSynonym(ctx.db, { word, means })
  return { now, with: isThere ? null : await understandAnew(ctx, query, synonym) }
}

class Discarded extends Error {
  readonly understood: Understood
  constructor(understood: Understood) {
    super("tried out")
    this.understood = understood
  }
}

const understandAnew = async (ctx: Admin, query: string, synonym?: Synonym): Promise<Understood> => {
  try {
    await ctx.db.transaction().execute(async (db) => {
      if (synonym) await insertSynonym(db, synonym)
      throw new Discarded(await understand({ ...ctx, db }, query))
    })
  } catch (thrown) {
    if (thrown instanceof Discarded) return thrown.understood
    throw thrown
  }
  throw new Error("A trial that was kept.")
}

/** How many of the words that one may be are named. */
const MOST_MEANINGS = 4

const understand = async (ctx: Admin, query: string): Promise<Understood> => {
  const found = await searchUncounted(
    { ...ctx, actor: null },
    { query: query || undefined, sort: "relevance", limit: 1 },
  )
  const { services, namedCities, recognized } = await termsOf(ctx.db, query)
  return {
    words: recognized.map(({ typed, close }) => ({ typed, as: close.slice(0, MOST_MEANINGS) })),
    services: await listServiceNames(ctx.db, services),
    cities: namedCities.map(({ name }) => name),
    locality: found.locality,
    found: found.total,
    is_close: found.is_close,
  }
}

const termsOf = async (db: Db, query: string) =>
  recognizeTerms(db, readMoney(query.toLowerCase().replace(/\s+/g, " ")).rest, await readVocabulary(db))
