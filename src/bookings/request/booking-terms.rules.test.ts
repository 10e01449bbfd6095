import { expect, test } from "vitest"
import { areAsShown } from "./booking-terms.rules.ts"

const terms = { price: "1250.00", duration: 60 }

test.each([
  [{}, terms, true],
  [{ price: "1250" }, terms, true],
  [{ price: "1250.00", duration: 60 }, terms, true],
  [{ price: "1250.01" }, terms, false],
  [{ price: "1250", duration: 90 }, terms, false],
  [{ price: "" }, terms, false],
  [{ price: "a lot" }, terms, false],
  [{ price: "" }, { ...terms, price: null }, true],
  [{ price: "0" }, { ...terms, price: null }, false],
  [{ price: "0" }, { ...terms, price: "0.00" }, true],
])("%j beside %j: %s", (shown, now, same) => expect(areAsShown(shown, now)).toBe(same))
