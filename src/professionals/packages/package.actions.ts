/** What is done about a package or a rate with one press. */
import { call } from "../../platform/api/api-client.ts"
import { toastMessage } from "../offer/offer.actions.ts"
import { removePackage, removeRate } from "./package.contract.ts"
import type { RateUnit } from "./package.rules.ts"

export const takeBackPackage = (id: string, package_id: string) => toastMessage(call(removePackage, { id, package_id }))

export const takeBackRate = (id: string, unit: RateUnit) => toastMessage(call(removeRate, { id, unit }))
