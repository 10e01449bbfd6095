import { execFileSync } from "node:child_process"
import { readFileSync } from "node:fs"
import { expect, test } from "vitest"
import { calls } from "../src/app.ts"
import { environment } from "../src/platform/config.server.ts"
import type { Contract } from "../src/platform/contract.ts"
import * as rules from "./architecture.ts"

const files = execFileSync("git", ["ls-files", "--cached", "--others", "--exclude-standard"], { encoding: "utf8" })
  .split("\n")
  .filter((path) => path !== "" && existing(path))

function existing(path: string) {
  try {
    readFileSync(path)
    return true
  } catch {
    return false
  }
}

const tree: rules.Tree = new Map(files.map((path) => [path, /\.tsx?$/.test(path) ? readFileSync(path, "utf8") : ""]))

const { importsOf: _, ...checks } = rules
const knownBad: Record<keyof typeof checks, [path: string, source: string]> = {
  importsOnlyGoLeft: [
    "src/accounts/account.server.ts",
    `import { requestBooking } from "../bookings/booking.server.ts"`,
  ],
  nobodyImportsADoor: ["src/shell/header.tsx", `import Home from "../site/home.page.tsx"`],
  queriesArePrivate: [
    "src/bookings/booking.server.ts",
    `import { findAccount } from "../accounts/account.queries.server.ts"`,
  ],
  onlyTheOwnerWrites: ["src/bookings/booking.server.ts", `db.updateTable("accounts").set({})`],
  browserNeverReachesServer: [
    "src/bookings/components/dialog.tsx",
    `import { requestBooking } from "../booking.server.ts"`,
  ],
  componentsNeverCall: [
    "src/reviews/components/review-list.tsx",
    `import { call } from "../../platform/api-client.ts"`,
  ],
  rulesArePure: ["src/bookings/booking.rules.ts", `import { sql } from "kysely"`],
  pagesKnowNoSql: ["src/site/home.page.tsx", `import { sql } from "kysely"`],
  onlyConfigReadsTheEnvironment: ["src/site/home.tsx", "const port = process.env.PORT"],
  namesSaySomething: ["src/platform/utils.ts", ""],
}

for (const [name, check] of Object.entries(checks)) {
  test(`${name}: the tree keeps the rule`, () => {
    expect(check(tree)).toEqual([])
  })
  test(`${name}: a known-bad example is found`, () => {
    expect(check(new Map([knownBad[name as keyof typeof checks]]))).toHaveLength(1)
  })
}

const isContract = (value: unknown): value is Contract =>
  typeof value === "object" && value !== null && "who" in value && "path" in value

test("every contract is served by exactly one route, and every route has a contract", () => {
  const modules = import.meta.glob<Record<string, unknown>>("../src/**/*.contract.ts", { eager: true })
  const described = Object.values(modules).flatMap((module) =>
    Object.values(module)
      .filter(isContract)
      .map((one) => one.name),
  )
  const served = calls.map(({ contract }) => contract.name)
  expect(served.toSorted()).toEqual(described.toSorted())
  expect(new Set(served).size).toBe(served.length)
  const routes = calls.flatMap(({ contract }) =>
    [contract.path, ...(contract.also ?? [])].map((path) => `${contract.method} ${path.replace(/\{\w+\}/g, "{}")}`),
  )
  expect(new Set(routes).size).toBe(routes.length)
})

test(".env.example and the configuration name the same variables", () => {
  const named = [...readFileSync(".env.example", "utf8").matchAll(/^#?\s?([A-Z_]+)=/gm)].map((match) => match[1])
  expect(named.toSorted()).toEqual(Object.keys(environment.shape).toSorted())
})
