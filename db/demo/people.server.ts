// Accounts of everybody in the catalogue. Only the demo accounts have a password; the others cannot sign in.
import type { Insertable } from "kysely"
import { v7 } from "uuid"
import { policy } from "../../src/policy.ts"
import type { DB } from "../types.ts"
import { demoAccounts } from "./accounts.ts"
import { daysAfter } from "./calendar.ts"
import { professionals } from "./catalogue.ts"
import { customers } from "./customers.ts"

/** `business` is a professional's; customers have their own name there. */
export type DemoPerson = { accountId: string; name: string; business: string; professionalId: string; createdAt: Date }
/** By name. Everybody gets a `professionalId`; only those of professionals become rows. */
export type DemoPeople = { accounts: Insertable<DB["accounts"]>[]; byName: Map<string, DemoPerson> }

/** Ids sort by time, and lists show the latest id first: a row that tells of the past gets an id of the past. */
export const idAt = (instant: Date) => v7({ msecs: instant.getTime() })

export const accountRows = (now: Date, passwordHash: string): DemoPeople => {
  const byName = new Map<string, DemoPerson>()
  const accounts = names.map((name, index) => {
    const createdAt = daysAfter(now, -(430 + index * 3))
    const business = businesses.get(name) ?? name
    const person = { accountId: idAt(createdAt), name, business, professionalId: idAt(createdAt), createdAt }
    byName.set(name, person)
    return accountOf(person, index, passwordHash)
  })
  return { accounts, byName }
}

/** Everybody agreed to the terms when they signed up, or, where those in force are newer, as soon as they were. */
export const consentRows = (now: Date, { byName }: DemoPeople) => {
  const inForce = new Date(`${policy.termsVersion}-01T10:00:00+05:30`)
  return [...byName.values()].map(({ accountId, createdAt }) => {
    const agreedAt = earlier(now, createdAt < inForce ? inForce : createdAt)
    return {
      id: idAt(agreedAt),
      account_id: accountId,
      kind: "terms",
      text_version: policy.termsVersion,
      granted_at: agreedAt,
    }
  })
}

const earlier = (one: Date, other: Date) => (one < other ? one : other)

const businesses = new Map(professionals.map(({ name, business }) => [name, business]))
const demoNames = demoAccounts.map(({ name }) => name)
const names = [...new Set<string>([...demoNames, ...professionals.map(({ name }) => name), ...customers])]

const slug = (text: string) =>
  text
    .toLowerCase()
    .replace(/['’]/g, "")
    .replace(/[^a-z0-9]+/g, ".")
    .replace(/^\.|\.$/g, "")

const emailOf = (name: string) => {
  const business = businesses.get(name)
  const host = business ? `${slug(business).replaceAll(".", "-")}.demo.example` : "mail.demo.example"
  return demoAccounts.find((account) => account.name === name)?.email ?? `${slug(name)}@${host}`
}

const accountOf = ({ name, accountId, createdAt }: DemoPerson, index: number, passwordHash: string) => {
  const account = demoAccounts.find((demo) => demo.name === name)
  return {
    id: accountId,
    email: emailOf(name),
    full_name: name,
    mobile_number: account ? `+9199000000${String(index + 1).padStart(2, "0")}` : null,
    password_hash: account ? passwordHash : null,
    ...rolesOf(name, account?.email),
    city: "Pune",
    state: "Maharashtra",
    country: "India",
    activated_at: new Date(createdAt.getTime() + 20 * 60_000),
    created_at: createdAt,
    updated_at: createdAt,
  }
}

/** Every row names every column, so that one insert takes them all. */
const rolesOf = (name: string, demoEmail: string | undefined) => {
  const isBuilder = demoEmail === "builder@demo.example"
  const isDual = demoEmail === "dual@demo.example"
  const isAdmin = demoEmail === "admin@demo.example"
  const isProfessional = businesses.has(name)
  const isCustomer = isDual || !(isProfessional || isAdmin)
  return {
    customer_type: isBuilder ? "builder" : isCustomer ? "individual" : null,
    is_professional: isProfessional,
    is_admin: isAdmin,
    desk_role: isAdmin ? "owner" : "reader",
    company_name: isBuilder ? "Barve Constructions" : null,
    license_number: isBuilder ? "PMC/BL/0387" : null,
  }
}
