/** Opening a kind of service in a city, and closing it there. Done with what to say. */
import { call } from "../../platform/api/api-client.ts"
import { form } from "../../platform/form/form.ts"
import { fieldsOf } from "../../platform/form/form-fields.ts"
import { setServiceOpen } from "./catalogue.contract.ts"
import { openingFields } from "./catalogue.schema.ts"
import { catalogueTexts } from "./texts.ts"

const openingForm = (name: "opening" | "closing", open: boolean) =>
  form({
    name,
    fields: fieldsOf(openingFields),
    texts: {
      in: (language) => {
        const t = catalogueTexts.in(language)
        return { failed: t[name].failed, fields: { id: t.cities.service, city_id: t.opening.city } }
      },
    },
    send: async ({ id, city_id }) =>
      (await call(setServiceOpen, { id: Number(id), city_id: Number(city_id), open })).message,
  })

export const openServiceForm = openingForm("opening", true)
export const closeServiceForm = openingForm("closing", false)
