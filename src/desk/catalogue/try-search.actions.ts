import { call } from "../../platform/api/api-client.ts"
import type { OutputOf } from "../../platform/api/contract.ts"
import { textsHere } from "../../platform/language/language.ts"
import { trySearch } from "../../search/synonyms/synonym.contract.ts"
import { toastOnFailure } from "../../ui/overlay/toast-on-failure.ts"
import { catalogueTexts } from "./texts.ts"

export type Trial = OutputOf<typeof trySearch>

/** Undefined: it failed, which was said. A synonym goes along only where both its words are typed. */
export const tryQuery = (q: string, { word, means }: { word: string; means: string }) =>
  toastOnFailure(call(trySearch, { q, ...(word && means && { word, means }) }), textsHere(catalogueTexts).trial.failed)
