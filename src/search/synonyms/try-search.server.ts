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
import { insertSynonym, listServiceNames, removeSynonym } from "./synonym.queries.server.ts"
import type { Understood } from "./synonym.schema.ts"
import { checkSynonym } from "./synonym.server.ts"

type Admin = Ctx<"admin">
interface Asked {
  q: string
  word?: string | undefined
  means?: string | undefined
  /** The synonym in whose place it would stand. */
  was_word?: string | undefined
  was_means?: string | undefined
}

export const tryQuery = async (ctx: Admin, { q, word, means, was_word, was_means }: Asked) => {
  const query = inOneSpelling(q)
  const now = await understandAnew(ctx, query)
  if (!word || !means) return { now, with: null }
  const isChange = was_word !== undefined && was_means !== undefined
  return {
    now,
    with: await understandAnew(ctx, query, async (db) => {
      if (isChange) await removeSynonym(db, { word: was_word, means: was_means })
      const { synonym, isThere } = await checkSynonym(db, { word, means })
      if (!isThere) await insertSynonym(db, synonym)
      return !isThere
    }),
  }
}

class Discarded extends Error {
  readonly understood: Understood | null
  constructor(understood: Understood | null) {
    super("tried out")
    this.understood = understood
  }
}

function understandAnew(ctx: Admin, query: string): Promise<Understood>
function understandAnew(ctx: Admin, query: string, change: (db: Db) => Promise<boolean>): Promise<Understood | null>
/** @param change of the synonyms; false: there is nothing to change. It stays as little as all else. */
async function understandAnew(ctx: Admin, query: string, change?: (db: Db) => Promise<boolean>) {
  try {
    await ctx.db.transaction().execute(async (db) => {
      const isChanged = change ? await change(db) : true
      throw new Discarded(isChanged ? await understand({ ...ctx, db }, query) : null)
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
