/** The forms of a locality: a new one, one that is there, and its deletion. Done with what to say. */
import {
  addLocality,
  changeLocality,
  deleteLocality,
} from "../../locations/admin/localities/locality-admin.contract.ts"
import { localityFields } from "../../locations/admin/localities/locality-admin.schema.ts"
import { coordinateViolation } from "../../locations/admin/localities/locality-centre.rules.ts"
import { localityFieldTexts, localityFormTexts } from "../../locations/admin/localities/texts.ts"
import { placeNameViolation } from "../../locations/admin/place-name.rules.ts"
import { call } from "../../platform/api/api-client.ts"
import { form } from "../../platform/form/form.ts"
import { fieldsOf } from "../../platform/form/form-fields.ts"

/** @param id of the one that is changed; undefined: a new one of the city */
export const localityFormOf = (city: number, id: number | undefined) =>
  form({
    name: "locality",
    fields: fieldsOf(localityFields),
    texts: {
      in: (language) => {
        const { hints, ...t } = localityFormTexts.in(language)
        return { ...localityFieldTexts.in(language), hints, failed: t[id === undefined ? "add" : "edit"].failed }
      },
    },
    rules: [
      { fields: ["name"], check: ({ name }) => placeNameViolation(name) },
      { fields: ["latitude"], check: ({ latitude }) => coordinateViolation(String(latitude)) },
      { fields: ["longitude"], check: ({ longitude }) => coordinateViolation(String(longitude)) },
    ],
    send: async (typed, { key }) =>
      (id === undefined
        ? await call(addLocality, { id: String(city), ...typed }, { idempotencyKey: key })
        : await call(changeLocality, { id: String(id), ...typed })
      ).message,
  })

export const localityDeletionFormOf = (id: number) =>
  form({
    name: "delete-locality",
    fields: {},
    texts: { in: (language) => ({ failed: localityFormTexts.in(language).remove.failed }) },
    send: async () => (await call(deleteLocality, { id: String(id) })).message,
  })
