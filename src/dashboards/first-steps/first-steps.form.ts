import { nameViolation, phoneNumberViolation } from "../../accounts/account.rules.ts"
import { changeAvailability } from "../../availability/hours/hours.contract.ts"
import { ApiFailure, call } from "../../platform/api/api-client.ts"
import { FormRefusal, form, refusal } from "../../platform/form/form.ts"
import { fieldsOf } from "../../platform/form/form-fields.ts"
import { updateBusiness } from "../../professionals/business/business.contract.ts"
import { addressViolation, linesViolation } from "../../professionals/business/business.rules.ts"
import { deliveries } from "../../professionals/delivery.rules.ts"
import {
  addServiceLocations,
  changeOffer,
  updateService,
  updateServicePrice,
} from "../../professionals/offer/offer.contract.ts"
import { priceViolation } from "../../professionals/offer/offer.rules.ts"
import { aboutStep, hoursStep, offerStep, placeStep, priceStep, visitStep } from "./first-steps.schema.ts"
import { firstStepsTexts } from "./texts.ts"

/** Whose steps they are: what is said of the offer needs one. */
export interface Stepping {
  professionalId: string
  serviceId: string
}

const step = { texts: firstStepsTexts }

/** Each is done with the call of the page where the same can be changed later, and with what to say. */
export const offerForm = ({ professionalId }: Stepping) =>
  form({
    ...step,
    name: "first-offer",
    fields: fieldsOf(offerStep),
    send: async ({ service_type }) =>
      (await call(updateService, { action: "add", service_type, professional_id: professionalId })).message,
  })

/** @param isMetOnline whether it is said how */
export const visitForm = ({ serviceId }: Stepping, isMetOnline: boolean) =>
  form({
    ...step,
    name: `first-visit-${serviceId}`,
    fields: fieldsOf(visitStep),
    rules: [
      { fields: ["studio_address", "at_studio"], check: ({ studio_address }) => addressViolation(studio_address) },
    ],
    send: async ({ duration, studio_address, ...ways }, { t }) => {
      const delivery = deliveries.filter((way) => ways[way])
      if (delivery.length === 0) throw new FormRefusal(t.noDelivery)
      if (ways.at_studio && !studio_address) throw new FormRefusal("", { studio_address: t.rules.no_studio() })
      const answer = await call(changeOffer, {
        ...{ id: serviceId, duration: Number(duration), delivery },
        ...(ways.online && !isMetOnline && { online_by: "call" as const }),
        ...(ways.at_studio && { studio_address }),
      })
      return answer.message
    },
  })

export const placeForm = ({ serviceId }: Stepping) =>
  form({
    ...step,
    name: `first-place-${serviceId}`,
    fields: fieldsOf(placeStep),
    send: async ({ city_id }) => (await call(addServiceLocations, { id: serviceId, city_id: Number(city_id) })).message,
  })

export const priceForm = ({ serviceId }: Stepping) =>
  form({
    ...step,
    name: `first-price-${serviceId}`,
    fields: fieldsOf(priceStep),
    rules: [{ fields: ["price"], check: ({ price }) => priceViolation(price) }],
    send: async ({ price }) => (await call(updateServicePrice, { service_id: serviceId, price })).message,
  })

export const hoursForm = ({ professionalId }: Stepping) =>
  form({
    ...step,
    name: "first-hours",
    fields: fieldsOf(hoursStep),
    rules: [{ fields: ["to", "from"], check: ({ from, to }) => (from < to ? undefined : "ends_first") }],
    send: async ({ from, to, ...days }, { t }) => {
      const weekly = Object.values(days).flatMap((isOpen, weekday) => (isOpen ? [{ weekday, from, to }] : []))
      if (weekly.length === 0) throw new FormRefusal(t.noDay)
      return (await call(changeAvailability, { id: professionalId, availability: { weekly }, version: 0 })).message
    },
    refuse: (failure, t) =>
      failure instanceof ApiFailure && failure.code === "conflict"
        ? { message: t.hoursThere, fields: {}, code: failure.code, details: {} }
        : refusal(failure, t.failed),
  })

export const aboutForm = ({ professionalId }: Stepping) =>
  form({
    ...step,
    name: "first-about",
    fields: fieldsOf(aboutStep),
    rules: [
      { fields: ["headline"], check: ({ headline }) => nameViolation(headline) },
      { fields: ["about"], check: ({ about }) => linesViolation(about) },
      { fields: ["business_phone"], check: ({ business_phone }) => phoneNumberViolation(business_phone) },
    ],
    send: async (typed) => (await call(updateBusiness, { id: professionalId, ...typed })).message,
  })
