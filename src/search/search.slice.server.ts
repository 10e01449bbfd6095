import { serve, serveJsonText } from "../platform/api/serve.server.ts"
import type { Slice } from "../platform/slice.server.ts"
import { serviceCovers } from "./covers/covers.contract.ts"
import { getCovers } from "./covers/covers.server.ts"
import { recordSearch, searchServices } from "./search.contract.ts"
import { searchJobs, searchSchedules } from "./search.jobs.server.ts"
import { serviceSearched } from "./search.notifications.server.ts"
import { searchData } from "./search.personal.server.ts"
import { answerSearch, recordSearchOf } from "./search.server.ts"
import * as synonyms from "./synonyms/synonym.contract.ts"
import { changeSynonym, createSynonym, getSynonyms, removeSynonym } from "./synonyms/synonym.server.ts"
import { tryQuery } from "./synonyms/try-search.server.ts"
import { unansweredSearches } from "./unanswered/unanswered.contract.ts"
import { getUnanswered } from "./unanswered/unanswered.server.ts"
import { openUnansweredFlusher } from "./unanswered/unanswered-counts.server.ts"
import { workCost } from "./work-cost/work-cost.contract.ts"
import { getWorkCost } from "./work-cost/work-cost.server.ts"

export const search: Slice = {
  name: "search",
  description: "Find offered services by words, kind and place",
  tables: [
    ...(["search_entries", "search_words", "search_synonyms", "search_purposes", "search_aliases"] as const),
    ...(["search_works", "unanswered_searches", "unanswered_search_hours"] as const),
  ],
  personal: [searchData],
  calls: [
    serveJsonText(searchServices, answerSearch),
    serve(workCost, getWorkCost),
    serve(serviceCovers, getCovers),
    serve(recordSearch, recordSearchOf),
    serve(synonyms.listSynonyms, getSynonyms),
    serve(synonyms.addSynonym, createSynonym),
    serve(synonyms.changeSynonym, changeSynonym),
    serve(synonyms.deleteSynonym, removeSynonym),
    serve(synonyms.trySearch, tryQuery),
    serve(unansweredSearches, getUnanswered),
  ],
  notifications: [serviceSearched],
  jobs: searchJobs,
  schedules: searchSchedules,
  background: openUnansweredFlusher,
}
