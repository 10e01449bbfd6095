import { call } from "../../platform/api/api-client.ts"
import type { OutputOf } from "../../platform/api/contract.ts"
import { textsHere } from "../../platform/language/language.ts"
import { trySearch } from "../../search/synonyms/synonym.contract.ts"
import type { Synonym } from "../../search/synonyms/synonym.schema.ts"
import { toastOnFailure } from "../../ui/overlay/toast-on-failure.ts"
import { catalogueTexts } from "./texts.ts"

export type Trial = OutputOf<typeof trySearch>

/**
 * A synonym goes along only where both its words are typed.
 * @param before the one in whose place it would stand
 * @returns undefined: it failed, which was said
 */
export const tryQuery = (q: string, { word, means }: Synonym, before: Synonym | undefined) => {
  const was = before && { was_word: before.word, was_means: before.means }
  const asked = { q, ...(word && means && { word, means, ...was }) }
  return toastOnFailure(call(trySearch, asked), textsHere(catalogueTexts).trial.failed)
}
