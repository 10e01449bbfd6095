/**
 * The kind of account to make. Programs send it in several fields (specification 1 §7: userType, user_type, user_types) and
 * may put the fields of a kind into user_type_data; all of them must agree. Pure.
 */
export const customerKinds = ["individual", "builder", "developer"] as const
export type CustomerKind = (typeof customerKinds)[number]
export type AccountKind = CustomerKind | "professional"

/** Some names only tell customer from professional. */
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

/** The fields of each kind beside those of the person. */
export const fieldsOfKind = {
  individual: [],
  builder: ["company_name", "license_number"],
  developer: ["developer_company", "project_scale"],
  professional: ["business_name", "service_type"],
} as const satisfies Record<AccountKind, readonly string[]>

/** The fields that are read from user_type_data. */
const kindFields = Object.values(fieldsOfKind).flat()

interface Contradiction {
  path: string[]
  /** The name of its text. */
  rule: "one_kind" | "one_value"
}

/** The form with userType and the kind's fields in their own places, and the fields that contradict each other. */
export const normalizeKindFields = (raw: unknown): { form: unknown; contradictions: Contradiction[] } => {
  if (!isRecord(raw)) return { form: raw, contradictions: [] }
  const { kind, contradictions } = resolveKind(raw)
  const { filled, differing } = resolveFields(raw)
  const form = { ...raw, ...filled, ...(kind && { userType: kind }) }
  return { form, contradictions: [...contradictions, ...differing] }
}

const resolveKind = ({ userType, user_type, user_types }: Record<string, unknown>) => {
  const all: [field: string, name: unknown][] = [
    ["userType", userType],
    ["user_type", user_type],
    ...[user_types ?? []].flat().map((name): [string, unknown] => ["user_types", name]),
  ]
  const named = all.flatMap(([field, name]) =>
    typeof name === "string" && Object.hasOwn(kindOf, name) ? [{ field, kind: kindOf[name]! }] : [],
  )
  const resolved = named.find(({ kind }) => kind !== "customer")?.kind ?? named[0]?.kind
  const isOther = ({ kind }: { kind: string }) =>
    kind !== resolved && !(kind === "customer" && resolved !== "professional")
  const fields = new Set(named.filter(isOther).map(({ field }) => field))
  // An unknown name is left for the schema to refuse.
  const isUnknown = userType !== undefined && userType !== null && named[0]?.field !== "userType"
  return {
    kind: isUnknown ? undefined : resolved === "customer" ? "individual" : resolved,
    contradictions: [...fields].map((field): Contradiction => ({ path: [field], rule: "one_kind" })),
  }
}

const resolveFields = (raw: Record<string, unknown>) => {
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
