import { call } from "../../platform/api/api-client.ts"
import { form } from "../../platform/form/form.ts"
import { deleteCity, deleteCountry, deleteState } from "./location-admin.contract.ts"
import type { PlaceKind } from "./place.form.ts"
import { placeDeletionTexts } from "./texts.ts"

const deletions = { country: deleteCountry, state: deleteState, city: deleteCity }

/** A press more before a place goes. Done with what to say. */
export const deletionFormOf = (kind: PlaceKind, id: number) =>
  form({
    name: `delete-${kind}`,
    fields: {},
    texts: { in: (language) => ({ failed: placeDeletionTexts.in(language)[kind].failed }) },
    send: async () => (await call(deletions[kind], { id: String(id) })).message,
  })
