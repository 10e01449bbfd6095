import { execFileSync } from "node:child_process"
import { readFileSync } from "node:fs"
import { expect, test } from "vitest"
import type { Contract } from "../src/platform/api/contract.ts"
import { environment } from "../src/platform/config.server.ts"
import { calls } from "../src/slices.ts"
import * as roles from "./architecture/roles.ts"
import * as slices from "./architecture/slices.ts"
import * as tables from "./architecture/tables.ts"
import type { Tree } from "./architecture/tree.ts"
import * as waits from "./architecture/waits.ts"

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

const tree: Tree = new Map(files.map((path) => [path, /\.tsx?$/.test(path) ? readFileSync(path, "utf8") : ""]))

const rules = { ...slices, ...tables, ...roles, ...waits }

/** Of each rule every way in which it has been, or easily would be, gone round. */
const knownBad: Record<keyof typeof rules, [path: string, source: string][]> = {
  importsOnlyGoUp: [
    ["src/accounts/account.server.ts", `import { requestBooking } from "../bookings/booking.server.ts"`],
    ["src/accounts/components/menu.tsx", `const dialog = import("../../bookings/components/dialog.tsx")`],
  ],
  slicesStandAlone: [
    ["src/platform/api/serve.server.ts", `import { calls } from "../../app.ts"`],
    ["src/platform/mail/mail.server.ts", `import { demoAccounts } from "../../../db/demo/accounts.ts"`],
    ["src/platform/mail/mail.server.ts", `import { createCustomer } from "../../../test/people.ts"`],
  ],
  nobodyImportsAnAdapter: [
    ["src/shell/header.tsx", `import Home from "../site/home.page.tsx"`],
    ["src/site/home.server.ts", `import { installCrawlerFiles } from "./crawlers.files.server.ts"`],
  ],
  noCircles: [["src/site/home.server.ts", `import type { Home } from "./home.server.ts"`]],
  onlyAdaptersKnowFastify: [
    ["src/site/sitemap.server.ts", `import type { FastifyInstance } from "fastify"`],
    ["src/site/sitemap.server.ts", `import compress from "@fastify/compress"`],
  ],
  queriesArePrivate: [
    ["src/bookings/booking.server.ts", `import { findAccount } from "../accounts/account.queries.server.ts"`],
  ],
  everyTableHasAnOwner: [["db/types.ts", "export interface DB {\n  accounts: Accounts;\n  poets: Poets;\n}"]],
  onlyTheOwnerWrites: [
    `db.updateTable("accounts").set({})`,
    "db.deleteFrom([`accounts as a`])",
    "sql`update accounts set full_name = ''`",
    "sql`update accounts a set full_name = ''`",
    "sql`update only public.accounts as a set full_name = ''`",
    "sql`insert into accounts default values`",
    "sql`merge into accounts using x on true when matched then delete`",
    "sql`delete from accounts`",
    "sql`delete from accounts a using sessions s where true`",
    "sql`truncate accounts`",
    'sql`truncate table "accounts" cascade`',
  ].map((source) => ["src/bookings/booking.server.ts", source]),
  browserNeverReachesServer: [
    ["src/bookings/components/dialog.tsx", `import { requestBooking } from "../booking.server.ts"`],
  ],
  browserKnowsNoSql: [
    ["src/site/home/home.page.tsx", `import { sql } from "kysely"`],
    ["src/site/home/home.page.tsx", `import { listHomes } from "./home.queries.server.ts"`],
    ["src/bookings/components/dialog.tsx", `import { sql } from "kysely"`],
    ["src/bookings/request/booking-draft.ts", `import pg from "pg"`],
  ],
  callsAreMadeWhereTheNameSaysSo: [
    ["src/reviews/components/review-list.tsx", `import { call } from "../../platform/api/api-client.ts"`],
    ["src/reviews/components/review-list.tsx", `import { currentUser } from "../../platform/session/renewal.ts"`],
    ["src/reviews/review-draft.ts", `import { logout } from "../platform/session/logout.ts"`],
    ["src/reviews/review-draft.ts", `import { call as ask } from "../platform/api/api-client.ts"`],
    ["src/reviews/review-draft.ts", `import * as api from "../platform/api/api-client.ts"`],
    ["src/reviews/components/review-photo.tsx", `import { upload } from "../../platform/api/upload.ts"`],
  ],
  onlyTheTransportFetches: [
    ["src/reviews/components/review-list.tsx", `await fetch("/api/reviews")`],
    ["src/reviews/review.page.tsx", `window.fetch("/api/reviews")`],
    ["src/shell/leave.ts", `navigator.sendBeacon("/api/auth/logout")`],
    ["src/shell/use-unread-count.ts", `new EventSource("/api/events")`],
    ["src/reviews/review.actions.ts", `new XMLHttpRequest()`],
  ],
  contractsInTheBrowserAreForCalling: [
    `import { notices } from "../notices.contract.ts"\nnotices.input.parse({})`,
    `import { notices as calls } from "../notices.contract.ts"`,
    `import * as calls from "../notices.contract.ts"`,
    `export { notices } from "../notices.contract.ts"`,
  ].map((source) => ["src/notifications/components/notice.tsx", source]),
  onlyFormsReadSchemas: [
    ["src/reviews/components/review-form.tsx", `import { fieldsOf } from "../../platform/form/form-fields.ts"`],
  ],
  onlyCallsAndTheSessionUseTheTransport: [
    ["src/reviews/review.page.tsx", `import { send } from "../platform/api/transport.ts"`],
  ],
  rulesArePure: [["src/bookings/booking.rules.ts", `import { sql } from "kysely"`]],
  cataloguesStandAlone: [
    [
      "src/bookings/cancel/texts.ts",
      `import { bookingTexts } from "../texts.ts"\nexport const note = inLanguages({ en: { a: bookingTexts.in("en").a } })`,
    ],
    [
      "src/site/policies/terms.texts.ts",
      `export const one = inLanguages({ en: { a: "A" } })\nexport const two = inLanguages({ en: { one: one.in("en").a } })`,
    ],
  ],
  namesAreOfTheField: [
    ["src/bookings/booking.server.ts", "export const tellingAbout = 1"],
    ["src/bookings/booking.rules.ts", "export interface Asked {}"],
    ["src/bookings/kept-bookings.ts", ""],
    ["test/wished.ts", ""],
  ],
  onlyConfigReadsTheEnvironment: [["src/site/home.tsx", "const port = process.env.PORT"]],
  namesSaySomething: [
    "src/platform/utils.ts",
    "src/bookings/booking-utils.ts",
    "src/bookings/booking-helpers.server.ts",
    "src/ui/lib/cut.ts",
    "src/bookings/common.ts",
    "src/bookings/index.ts",
  ].map((path) => [path, ""]),
  groupsHaveNames: [
    ["src/site/swipe.ts", `"group-has-[:focus-visible]/row:not-focus-within:snap-align-none"`],
    ["src/ui/table.tsx", `<td className="peer-has-checked:font-semibold">`],
  ],
  testsDoNotSleep: [
    ["e2e/journeys/home.spec.ts", "await page.waitForTimeout(500)"],
    ["e2e/journeys/home.spec.ts", `await page.goto("/", { waitUntil: "networkidle" })`],
    ["test/idempotency.test.ts", `import { setTimeout as sleep } from "node:timers/promises"`],
    ["src/reviews/review.test.ts", "await new Promise((done) => setTimeout(done, 500))"],
  ],
  testsNeedNoLuck: [["test/faults/app-customer.ts", "Math.random() < 0.3"]],
}

for (const [name, rule] of Object.entries(rules)) {
  test(`${name}: the tree keeps the rule`, () => {
    expect(rule(tree)).toEqual([])
  })
  test.each(knownBad[name as keyof typeof rules])(`${name}: found in %s: %s`, (path, source) => {
    expect(rule(new Map([[path, source]]))).toHaveLength(1)
  })
}

test("what only looks like a breach is none", () => {
  const looks: Tree = new Map([
    ["src/bookings/booking.queries.server.ts", "sql`select a.id from accounts a for update of a`"],
    [
      "src/bookings/booking.server.ts",
      "sql`insert into bookings (id) values (1) on conflict (id) do update set id = 1`",
    ],
    ["src/accounts/password/common-passwords.server.ts", `import type { DB } from "../../db/types.ts"`],
    ["src/bookings/request/booking.form.ts", `import { call } from "../platform/api/api-client.ts"`],
    ["src/reviews/my-reviews.list.ts", `import { call } from "../platform/api/api-client.ts"`],
    ["src/reviews/review.actions.ts", `import { call } from "../platform/api/api-client.ts"`],
    ["src/bookings/components/dialog.tsx", `import { bookingForm } from "../booking.form.ts"`],
    ["src/shell/area-guard.ts", `import { currentUser } from "../platform/session/renewal.ts"`],
    ["src/site/crawlers.files.server.ts", `import type { FastifyInstance } from "fastify"`],
    [
      "src/site/home/home.page.tsx",
      `import { homes } from "./home.contract.ts"; call(homes, {} as z.input<typeof homes.input>)`,
    ],
    ["src/site/home/home.page.tsx", `import { showHome } from "./home.server.ts"`],
  ])
  for (const rule of Object.values(rules)) expect(rule(looks)).toEqual([])
})

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
    [contract.path, ...(contract.aliases ?? [])].map((path) => `${contract.method} ${path.replace(/\{\w+\}/g, "{}")}`),
  )
  expect(new Set(routes).size).toBe(routes.length)
})

test(".env.example and the configuration name the same variables", () => {
  const named = [...readFileSync(".env.example", "utf8").matchAll(/^#?\s?([A-Z_]+)=/gm)].map((match) => match[1])
  expect(named.toSorted()).toEqual(Object.keys(environment.shape).toSorted())
})
