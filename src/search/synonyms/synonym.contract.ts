import { z } from "zod"
import { contract } from "../../platform/api/contract.ts"
import { messageOnly } from "../../platform/validation.ts"
import { synonym, synonymBefore, synonymChange, synonymFields, typedQuery, understood } from "./synonym.schema.ts"
import { synonymFieldTexts } from "./texts.ts"

const write = {
  who: "admin",
  desk: "owner",
  path: "/admin/catalogue/synonyms",
  texts: synonymFieldTexts,
  input: synonymFields,
  limit: { bucket: "synonyms", perAccount: { max: 500, seconds: 3600 } },
} as const

export const listSynonyms = contract({
  name: "admin_synonyms",
  summary: "Other words for words of the search, by a part of either",
  method: "GET",
  path: "/admin/catalogue/synonyms",
  who: "admin",
  texts: synonymFieldTexts,
  input: z.object({ q: z.string().trim().max(80).optional() }),
  output: z.object({ synonyms: z.array(synonym), total: z.number().int() }),
})

export const addSynonym = contract({
  ...write,
  name: "add_synonym",
  summary: "Let a word stand for one that the search knows",
  method: "POST",
  status: 201,
  refuses: ["conflict"],
  output: z.object({ message: z.string(), synonym }),
})

export const changeSynonym = contract({
  ...write,
  name: "change_synonym",
  summary: "Another word, or another meaning, in the place of a synonym that is there",
  method: "PUT",
  input: synonymChange,
  refuses: ["conflict", "not_found"],
  output: z.object({ message: z.string(), synonym }),
})

export const deleteSynonym = contract({
  ...write,
  name: "delete_synonym",
  summary: "A word does not stand for that one any more",
  method: "DELETE",
  recentSignIn: true,
  refuses: ["not_found"],
  output: messageOnly,
})

export const trySearch = contract({
  name: "try_search",
  summary:
    "How a query is understood and how many are found: as the search is, and with one more synonym, or another one in the place of one",
  method: "GET",
  path: "/admin/catalogue/try",
  who: "admin",
  desk: "owner",
  texts: synonymFieldTexts,
  limit: { bucket: "try-search", perAccount: { max: 600, seconds: 3600 } },
  refuses: ["conflict"],
  input: z.object({
    q: typedQuery,
    ...synonymFields.partial().shape,
    ...synonymBefore.partial().shape,
  }),
  output: z.object({
    now: understood,
    with: understood.nullable().describe("null: no synonym was given, or it is there"),
  }),
})
