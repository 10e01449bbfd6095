/** Who may write where: only the owner of a table; everybody may join it. */
import { sliceOf, sources, type Tree } from "./tree.ts"

const ownerOf: Record<string, string> = {
  idempotency_keys: "platform",
  rate_buckets: "platform",
  mails: "platform",
  events: "events",
  files: "files",
  activities: "activity",
  notifications: "notifications",
  notification_choices: "notifications",
  accounts: "accounts",
  consents: "accounts",
  sessions: "accounts",
  account_tokens: "accounts",
  second_factors: "accounts",
  recovery_codes: "accounts",
  email_codes: "accounts",
  former_names: "accounts",
  audit_entries: "accounts",
  countries: "locations",
  states: "locations",
  cities: "locations",
  localities: "locations",
  service_types: "services",
  service_type_cities: "services",
  professionals: "professionals",
  public_professionals: "professionals",
  professional_checks: "professionals",
  professional_services: "professionals",
  professional_service_areas: "professionals",
  portfolio_projects: "professionals",
  profession_waits: "professionals",
  availabilities: "availability",
  weekly_hours: "availability",
  hour_exceptions: "availability",
  search_entries: "search",
  search_words: "search",
  search_synonyms: "search",
  search_purposes: "search",
  search_aliases: "search",
  search_works: "search",
  bookings: "bookings",
  booking_events: "bookings",
  calendar_feeds: "bookings",
  reviews: "reviews",
  submissions: "enquiries",
  grievances: "enquiries",
  data_exports: "privacy",
}

export const everyTableHasAnOwner = (tree: Tree) => {
  const [, tables = ""] = /interface DB \{(.*?)\}/s.exec(tree.get("db/types.ts") ?? "") ?? []
  return [...tables.matchAll(/^\s*(\w+):/gm)].flatMap(([, table]) =>
    table! in ownerOf ? [] : [`${table}: nobody is said to own this table`],
  )
}

const table = String.raw`(?:only\s+)?(?:public\.)?"?(\w+)"?`
const writes = [
  /\.(?:insertInto|updateTable|deleteFrom|mergeInto|replaceInto)\(\s*\[?\s*["'`](?:public\.)?(\w+)/g,
  new RegExp(String.raw`\b(?:insert\s+into|merge\s+into|delete\s+from|truncate(?:\s+table)?)\s+${table}`, "gi"),
  // With an alias or without; `for update` and `on conflict do update set` name no table.
  new RegExp(String.raw`\bupdate\s+${table}\s+(?:as\s+)?(?:\w+\s+)?set\b`, "gi"),
]

export const onlyTheOwnerWrites = (tree: Tree) =>
  sources(tree).flatMap(([path, source]) => {
    const written = writes.flatMap((pattern) => [...source.matchAll(pattern)].map((match) => match[1]!))
    return [...new Set(written)].flatMap((one) => {
      const owner = Object.hasOwn(ownerOf, one) ? ownerOf[one] : undefined
      return owner && owner !== sliceOf(path) ? [`${path} writes to ${one}, which belongs to ${owner}`] : []
    })
  })
