/** People for tests: rows of their own, signed in through the real call. */

import { newId } from "../src/platform/id.ts"
import { hashPassword } from "../src/platform/passwords.server.ts"
import type { TestApp } from "./app.ts"

export const password = "Namaste-2026"
let hashed: Promise<string> | undefined
let count = 0

export interface Person {
  account_id: string
  email: string
  token: string
}
export interface Professional extends Person {
  professional_id: string
  service_id: string
}

const createAccount = async (
  t: TestApp,
  role: { customer_type?: "individual"; is_professional?: boolean; is_admin?: boolean },
) => {
  hashed ??= hashPassword(password)
  count += 1
  const account_id = newId()
  const email = `person.${count}.${account_id.slice(-6)}@test.example`
  await t.db
    .insertInto("accounts")
    .values({
      id: account_id,
      email,
      full_name: `Meera Joshi ${count}`,
      password_hash: await hashed,
      activated_at: t.clock.now,
      ...role,
    })
    .execute()
  return { account_id, email }
}

const signIn = async (t: TestApp, email: string): Promise<string> => {
  const answer = await t.call("POST", "/auth/login", { body: { identifier: email, password } })
  if (answer.status !== 200) throw new Error(`sign in: ${JSON.stringify(answer.body)}`)
  return answer.body.token
}

export const createCustomer = async (t: TestApp): Promise<Person> => {
  const account = await createAccount(t, { customer_type: "individual" })
  return { ...account, token: await signIn(t, account.email) }
}

export const createAdmin = async (t: TestApp): Promise<Person> => {
  const account = await createAccount(t, { is_admin: true })
  return { ...account, token: await signIn(t, account.email) }
}

interface Offer {
  slug?: string
  price?: string | null
  duration?: number
  business_name?: string
}

/** A professional in Pune with one active service; also a customer when asked. */
export const createProfessional = async (
  t: TestApp,
  offer: Offer & { isCustomer?: boolean } = {},
): Promise<Professional> => {
  const { slug = "interior-designer", price = "1250.00", duration = 60, isCustomer = false } = offer
  const account = await createAccount(t, {
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
  return { ...account, professional_id, service_id, token: await signIn(t, account.email) }
}
