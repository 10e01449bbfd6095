import { expect, test } from "vitest"
import { totalOf } from "../platform/money.ts"
import { visitTotalIn } from "./visit-total.ts"

test("what a visit comes to is its price per hour over its time, also where it has none or is free", () => {
  const total = visitTotalIn("en")
  const said = (price: string | null, minutes: number) => total(totalOf(price, minutes), minutes)
  expect(said("3600.00", 120)).toBe("2 h, about ₹7,200")
  expect(said("1250.00", 90)).toBe("1 h 30 min, about ₹1,875")
  expect(said("0.00", 60)).toBe("1 h, free of charge")
  expect(said(null, 45)).toBe("45 min, price to be agreed")
})
