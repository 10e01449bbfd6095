import { expect, test } from "vitest"
import { newsFor, receiptOf, type Told } from "./booking-words.rules.ts"

const told: Told = {
  service_name: "Architect",
  start_time: "2026-11-25T11:00:00Z",
  customer_name: "Rohan Deshpande",
  professional_name: "Katta Architects",
}

test("who is told reads a sentence about a visit, not about a trade", () => {
  expect(newsFor("requested", "professional", told)?.message).toBe(
    "Rohan Deshpande asks for an Architect visit on Wed, 25 Nov, 4:30 pm.",
  )
  const plumber = { ...told, service_name: "Plumber" }
  expect(newsFor("requested", "professional", plumber)?.message).toContain("asks for a Plumber visit on")
  expect(newsFor("confirmed", "customer", told)?.message).toBe(
    "Katta Architects confirmed your Architect visit on Wed, 25 Nov, 4:30 pm.",
  )
  expect(newsFor("cancelled_by_customer", "professional", told)?.message).toBe(
    "Rohan Deshpande cancelled the Architect visit on Wed, 25 Nov, 4:30 pm.",
  )
})

test("the one who acted is not told", () => {
  expect(newsFor("requested", "customer", told)).toBeUndefined()
  expect(newsFor("confirmed", "professional", told)).toBeUndefined()
})

test("who asks for a visit has a receipt, which says that it is not confirmed", () => {
  expect(receiptOf(told).message).toBe(
    "Katta Architects has your request for an Architect visit on Wed, 25 Nov, 4:30 pm. It is not confirmed yet: you get a mail when they answer.",
  )
})
