import { Badge } from "../../../ui/badge.tsx"
import { useTexts } from "../../../ui/use-texts.ts"
import type { LogEntry } from "../activity-log.contract.ts"
import { entryTexts } from "../texts.ts"

/** What there is to say of an action beside its details. */
export function AboutAction({ entry: { action, changed_fields } }: { entry: LogEntry }) {
  const { about: t, changed } = useTexts(entryTexts)
  if (action === "update_profile" && changed_fields) {
    return (
      <div className="grid gap-2 rounded-md bg-sunken p-3">
        <p>{t.update_profile}</p>
        <ul className="flex flex-wrap gap-2">
          {changed_fields.map((field) => (
            <li key={field}>
              <Badge tone="plum">{changed[field] ?? nameOf(field)}</Badge>
            </li>
          ))}
        </ul>
      </div>
    )
  }
  return <p className="rounded-md bg-sunken p-3">{sentenceOf(action, t)}</p>
}

type Sentences = ReturnType<typeof entryTexts.in>["about"]

const sentenceOf = (action: string, t: Sentences) => {
  if (action === "update_profile") return t.update_profile_unknown
  return action === "view_service" || action === "search_service" || action === "logout" ? t[action] : t.other
}

/** A field of some kinds of customers alone: "license_number" is "License number". */
const nameOf = (field: string) => field.charAt(0).toUpperCase() + field.slice(1).replaceAll("_", " ")
