/** People for tests: rows of their own, signed in through the real call. */

import type { DeskRole } from "../src/platform/actor.ts"
import { newId } from "../src/platform/id.ts"
import { hashPassword } from "../src/platform/passwords.server.ts"
import { type CheckKind, gstCheckDigit } from "../src/professionals/verification.rules.ts"
import type { CallAnswer, TestApp } from "./app.ts"

export const password = "Namaste-2026"
let hashed: Promise<string> | undefined
let count = 0

/** Where people live: the app of a test, or the site that a browser test looks at. */
type Place = Pick<TestApp, "db" | "clock" | "call">

export interface Person {
  account_id: string
  email: string
  full_name: string
  token: string
}
export interface Professional extends Person {
  business_name: string
  professional_id: string
  service_id: string
}

interface Account {
  full_name?: string | undefined
  customer_type?: "individual" | undefined
  is_professional?: boolean
  is_admin?: boolean
  desk_role?: DeskRole
}

const createAccount = async (t: Place, { full_name, ...role }: Account) => {
  hashed ??= hashPassword(password)
  count += 1
  const account_id = newId()
  const name = full_name ?? `Meera Joshi ${count}`
  const email = `person.${count}.${account_id.slice(-6)}@test.example`
  await t.db
    .insertInto("accounts")
    .values({
      id: account_id,
      email,
      full_name: name,
      password_hash: await hashed,
      activated_at: t.clock.now,
      ...role,
    })
    .execute()
  return { account_id, email, full_name: name }
}

const signIn = async (t: Place, email: string): Promise<string> =>
  tokenOf(await t.call("POST", "/auth/login", { body: { identifier: email, password } }))

/** Anew, with a cookie, as a browser has it; the clock may have moved since. */
export const signInWithCookie = async (t: Place, { email }: Pick<Person, "email">) => {
  const answer = await t.call("POST", "/auth/login", { body: { identifier: email, password } })
  const cookies = [answer.headers["set-cookie"]].flat().map(String)
  return { token: tokenOf(answer), cookie: cookies.find((one) => /^sthapati-session=/.test(one))!.split(";")[0]! }
}

const tokenOf = (answer: CallAnswer): string => {
  if (answer.status !== 200) throw new Error(`sign in: ${JSON.stringify(answer.body)}`)
  return answer.body.token
}

export const createCustomer = async (t: Place, full_name?: string): Promise<Person> => {
  const account = await createAccount(t, { full_name, customer_type: "individual" })
  return { ...account, token: await signIn(t, account.email) }
}

/** Signed in at the admin's door; also a customer when asked. */
export const createAdmin = async (
  t: Place,
  full_name?: string,
  isCustomer = false,
  desk_role: DeskRole = "owner",
): Promise<Person> => {
  const customer_type = isCustomer ? ("individual" as const) : undefined
  const account = await createAccount(t, { full_name, is_admin: true, desk_role, customer_type })
  const body = { email: account.email, password }
  return { ...account, token: tokenOf(await t.call("POST", "/auth/admin-login", { body })) }
}

interface Offer {
  slug?: string
  price?: string | null
  duration?: number
  business_name?: string
  full_name?: string
}

/** A professional in Pune with one active service; also a customer when asked. */
export const createProfessional = async (
  t: Place,
  offer: Offer & { isCustomer?: boolean } = {},
): Promise<Professional> => {
  const { slug = "interior-designer", price = "1250.00", duration = 60, isCustomer = false } = offer
  const account = await createAccount(t, {
    full_name: offer.full_name,
    is_professional: true,
    ...(isCustomer && { customer_type: "individual" as const }),
  })
  const professional_id = newId()
  const service_id = newId()
  const pune = await t.db.selectFrom("cities").select("id").where("name", "=", "Pune").executeTakeFirstOrThrow()
  const type = await t.db.selectFrom("service_types").select("id").where("slug", "=", slug).executeTakeFirstOrThrow()
  const business_name = offer.business_name ?? `Joshi Rooms ${count}`
  await t.db
    .insertInto("professionals")
    .values({ id: professional_id, account_id: account.account_id, business_name, city_id: pune.id })
    .execute()
  await t.db
    .insertInto("professional_services")
    .values({
      id: service_id,
      professional_id,
      service_type_id: type.id,
      price_per_hour: price,
      duration_minutes: duration,
    })
    .execute()
  await t.db.insertInto("professional_service_areas").values({ id: newId(), service_id, city_id: pune.id }).execute()
  return { ...account, professional_id, service_id, business_name, token: await signIn(t, account.email) }
}

let registrations = 0

/** Papers of these kinds as somebody looked at them, with the numbers that registers have, which no other profile has. */
export const checkedPapers = (kinds: readonly CheckKind[]) => {
  registrations += 1
  const gst = `27AAPFU${String(1000 + registrations)}F1Z`
  return {
    kinds,
    by: "Meera Joshi",
    numbers: {
      coa: kinds.includes("coa") ? `CA/2010/${20_000 + registrations}` : undefined,
      gst: kinds.includes("gst") ? gst + gstCheckDigit(gst) : undefined,
    },
  }
}
