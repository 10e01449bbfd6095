/**
 * What kind of account somebody wants. Programs say it in several fields (specification 1 §7: userType, user_type,
 * user_types) and may keep what a kind needs in user_type_data; all of them have to say the same. Pure.
 */
export const customerKinds = ["individual", "builder", "developer"] as const
export type CustomerKind = (typeof customerKinds)[number]
export type AccountKind = CustomerKind | "professional"

/** Some names only say on which side somebody is. */
const kindOf: Record<string, AccountKind | "customer"> = {
  individual: "individual",
  builder: "builder",
  developer: "developer",
  user: "customer",
  customer: "customer",
  professional: "professional",
  service_professional: "professional",
  provider: "professional",
}
export const kindNames = Object.keys(kindOf) as [string, ...string[]]

/** What each says of itself beside the person. */
export const fieldsOfKind = {
  individual: [],
  builder: ["company_name", "license_number"],
  developer: ["developer_company", "project_scale"],
  professional: ["business_name", "service_type"],
} as const satisfies Record<AccountKind, readonly string[]>

/** What user_type_data may hold. */
const kindFields = Object.values(fieldsOfKind).flat()

interface Contradiction {
  path: string[]
  /** Its sentence, by its name among the words. */
  rule: "one_kind" | "one_value"
}

/** The form with userType and the kind's fields in their places, and what is said twice and differently. */
export const readAnswers = (raw: unknown): { form: unknown; contradictions: Contradiction[] } => {
  if (!isRecord(raw)) return { form: raw, contradictions: [] }
  const { kind, contradictions } = agreedKind(raw)
  const { filled, differing } = agreedFields(raw)
  const form = { ...raw, ...filled, ...(kind && { userType: kind }) }
  return { form, contradictions: [...contradictions, ...differing] }
}

const agreedKind = ({ userType, user_type, user_types }: Record<string, unknown>) => {
  const all: [field: string, name: unknown][] = [
    ["userType", userType],
    ["user_type", user_type],
    ...[user_types ?? []].flat().map((name): [string, unknown] => ["user_types", name]),
  ]
  const said = all.flatMap(([field, name]) =>
    typeof name === "string" && Object.hasOwn(kindOf, name) ? [{ field, kind: kindOf[name]! }] : [],
  )
  const wanted = said.find(({ kind }) => kind !== "customer")?.kind ?? said[0]?.kind
  const isOther = ({ kind }: { kind: string }) => kind !== wanted && !(kind === "customer" && wanted !== "professional")
  const fields = new Set(said.filter(isOther).map(({ field }) => field))
  // A name that is none is left for the schema to refuse.
  const isUnknown = userType !== undefined && userType !== null && said[0]?.field !== "userType"
  return {
    kind: isUnknown ? undefined : wanted === "customer" ? "individual" : wanted,
    contradictions: [...fields].map((field): Contradiction => ({ path: [field], rule: "one_kind" })),
  }
}

const agreedFields = (raw: Record<string, unknown>) => {
  const data = isRecord(raw.user_type_data) ? raw.user_type_data : {}
  const given = kindFields.filter((field) => !isMissing(data[field]))
  const differs = (field: string) => !isMissing(raw[field]) && trimmed(raw[field]) !== trimmed(data[field])
  return {
    filled: Object.fromEntries(given.filter((field) => isMissing(raw[field])).map((field) => [field, data[field]])),
    differing: given
      .filter(differs)
      .map((field): Contradiction => ({ path: ["user_type_data", field], rule: "one_value" })),
  }
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value)

const isMissing = (value: unknown) => value === undefined || value === null || value === ""

const trimmed = (value: unknown) => (typeof value === "string" ? value.trim() : value)
