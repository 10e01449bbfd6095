import { z } from "zod"
import { contract, type Limit } from "../../platform/api/contract.ts"
import { anyId } from "../../platform/id.schema.ts"
import { newAreas, offerChange, ownService, price, serviceLocationRows } from "./offer.schema.ts"
import { offerTexts } from "./texts.ts"

export const yourServices = contract({
  name: "your_services",
  summary: "What I offer, with prices and areas",
  method: "GET",
  path: "/your_services",
  who: "professional",
  input: z.object({}),
  output: z.object({ services: z.array(ownService) }),
})

export const serviceLocations = contract({
  name: "service_locations",
  summary: "Where one of my services is offered",
  method: "GET",
  path: "/services/{id}/locations",
  who: "professional",
  input: z.object({ id: z.string() }),
  output: z.object({ locations: serviceLocationRows }),
})

/** Each change makes every node forget what it keeps for everybody. */
const limit: Limit = { bucket: "offer", perAccount: { max: 60, seconds: 60 } }

const message = z.string()
const id = z.string()

export const changeOffer = contract({
  name: "change_service",
  summary: "Change one of my services; what is not named stays",
  method: "PUT",
  path: "/services/{id}",
  who: "professional",
  ...{ limit, texts: offerTexts },
  input: offerChange.extend({ id }),
  output: z.object({ message, service: ownService }),
  refuses: ["not_found", "conflict"],
})

export const updateServicePrice = contract({
  name: "update_service_price",
  summary: "Set the price of one of my services; null: price not set",
  method: "POST",
  path: "/update_service_price",
  who: "professional",
  ...{ limit, texts: offerTexts },
  input: z.object({ service_id: anyId, price, price_was: price.optional() }),
  output: z.object({ message, service: ownService }),
  refuses: ["not_found", "conflict"],
})

export const updateService = contract({
  name: "update_service",
  summary: "Add a service to what I offer, or remove it (with professional_id); or to what I select (with provider_id)",
  method: "POST",
  path: "/update_service",
  // professional_id says who asks only where it stands alone, so the use case checks it: both ids are 422 for everybody.
  who: "signed_in",
  ...{ limit, texts: offerTexts },
  input: z
    .object({
      action: z.enum(["add", "remove"]),
      service_type: z
        .string()
        .trim()
        .max(100)
        .default("")
        .describe("Slug, with underscores, or the display name; none where provider_id is providerId-serviceType"),
      professional_id: anyId.optional().describe("Mine: it is about what I offer"),
      provider_id: anyId.optional().describe("Somebody else's: it is about whom I select, as update_user_service"),
    })
    .refine(({ professional_id, provider_id }) => Boolean(professional_id) !== Boolean(provider_id), {
      path: ["professional_id"],
      params: { rule: "one_side" },
    })
    .superRefine(
      ({ action, service_type, provider_id }, { addIssue }) => {
        if (service_type === "" && !(action === "remove" && provider_id))
          addIssue({ code: "custom", path: ["service_type"], params: { rule: "no_service" } })
      },
      { when: () => true },
    ),
  output: z.object({ message, service: ownService.nullable().describe("null: removed, or it is about whom I select") }),
  refuses: ["forbidden", "not_found", "conflict"],
})

export const addServiceLocations = contract({
  name: "add_service_locations",
  summary: "Offer one of my services in more cities",
  method: "POST",
  path: "/services/{id}/locations",
  who: "professional",
  ...{ limit, texts: offerTexts },
  input: newAreas,
  output: z.object({ message, locations: serviceLocationRows }),
  refuses: ["not_found"],
})

export const removeServiceLocation = contract({
  name: "remove_service_location",
  summary: "Offer one of my services no longer in a city",
  method: "DELETE",
  path: "/services/{id}/locations/{location_id}",
  who: "professional",
  limit,
  input: z.object({ id, location_id: z.string() }),
  output: z.object({ message, locations: serviceLocationRows }),
  refuses: ["not_found"],
})
