import { z } from "zod"
import { contract, type Limit } from "../../platform/api/contract.ts"
import { ownService } from "../offer/offer.schema.ts"
import { rateUnits } from "./package.rules.ts"
import { newPackage, newRate, packageChange } from "./package.schema.ts"
import { packageFieldTexts } from "./texts.ts"

/** As of other changes to what is offered: each makes every node forget what it keeps for everybody. */
const limit: Limit = { bucket: "offer", perAccount: { max: 60, seconds: 60 } }
const id = z.string().describe("service_id")
const package_id = z.string()
const output = z.object({ message: z.string(), service: ownService })

export const addPackage = contract({
  name: "add_package",
  summary: "Offer a package with one of my services: a visit with a length and a price of its own",
  method: "POST",
  path: "/services/{id}/packages",
  who: "professional",
  status: 201,
  ...{ limit, texts: packageFieldTexts },
  input: newPackage.extend({ id }),
  output: output.extend({ package_id }),
  refuses: ["not_found", "conflict"],
})

export const changePackage = contract({
  name: "change_package",
  summary: "Change a package of mine; what is not named stays, and what is booked stays as it was booked",
  method: "PUT",
  path: "/services/{id}/packages/{package_id}",
  who: "professional",
  ...{ limit, texts: packageFieldTexts },
  input: packageChange.extend({ id, package_id }),
  output,
  refuses: ["not_found", "conflict"],
})

export const removePackage = contract({
  name: "remove_package",
  summary: "Offer a package no longer; what is booked stays",
  method: "DELETE",
  path: "/services/{id}/packages/{package_id}",
  who: "professional",
  limit,
  input: z.object({ id, package_id }),
  output,
  refuses: ["not_found"],
})

export const setRate = contract({
  name: "set_rate",
  summary: "Say what the work of one of my services costs, per square foot or in per cent of its cost",
  method: "PUT",
  path: "/services/{id}/rates/{unit}",
  who: "professional",
  ...{ limit, texts: packageFieldTexts },
  input: newRate.safeExtend({ id }),
  output,
  refuses: ["not_found", "conflict"],
})

export const removeRate = contract({
  name: "remove_rate",
  summary: "Say a rate no longer",
  method: "DELETE",
  path: "/services/{id}/rates/{unit}",
  who: "professional",
  limit,
  input: z.object({ id, unit: z.enum(rateUnits) }),
  output,
  refuses: ["not_found"],
})
