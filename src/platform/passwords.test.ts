import { randomBytes } from "node:crypto"
import { promisify } from "node:util"
import { expect, test } from "vitest"
import { hashPassword, isRightPassword } from "./passwords.server.ts"
import { isProblem } from "./problem.ts"

test("a crowd of hashes leaves threads to others, and who would wait behind too many is told to come back", async () => {
  let made = 0
  const crowd = Array.from({ length: 60 }, () => hashPassword("Vaastu-Pune-411").then(() => (made += 1)))
  const ended = Promise.allSettled(crowd)
  // Done in libuv's threads as well: behind sixty hashes it would come last.
  await promisify(randomBytes)(16)
  expect(made).toBeLessThan(4)
  const refused = (await ended).flatMap((one) => (one.status === "rejected" ? [one.reason] : []))
  expect(refused.length).toBeGreaterThanOrEqual(38)
  for (const reason of refused)
    expect([isProblem(reason), reason.code, reason.details]).toEqual([true, "unavailable", { retry_after: 3 }])
  expect(made).toBe(60 - refused.length)
  expect(await isRightPassword(await hashPassword("Vaastu-Pune-411"), "Vaastu-Pune-411")).toBe(true)
})
