import { professionalTexts } from "../../professionals/texts.ts"
import { Icon } from "../../ui/icon.tsx"
import { Link } from "../../ui/link.tsx"
import { useTexts } from "../../ui/use-texts.ts"
import type { SearchResult } from "../search-result.schema.ts"
import { searchTexts } from "../texts.ts"

type CheckedMarkProps = {
  service: Pick<SearchResult, "is_verified" | "provider_id" | "business_name">
  /** Says its position: what is larger than its look lies around it. */
  className: string
}

/** Whether somebody is verified; it opens what was checked, and what was not. */
export function CheckedMark({ service, className }: CheckedMarkProps) {
  const t = useTexts(professionalTexts)
  const { whatWasChecked } = useTexts(searchTexts)
  const { is_verified, provider_id, business_name } = service
  return (
    <Link to={`/providers/${provider_id}#verification`} className={`${markClasses} ${className}`}>
      {is_verified && <Icon name="shield-check" className="size-4 text-neem-ink" />}
      <span className={is_verified ? "text-neem-ink" : "text-muted"}>
        {is_verified ? t.verified : t.notVerified}
        <span className="sr-only">{whatWasChecked(business_name)}</span>
      </span>
    </Link>
  )
}

/** Its target is larger than its look. */
const markClasses = [
  "inline-flex items-center gap-1.5 rounded-sm border border-line bg-surface px-2 py-0.5 font-semibold text-sm shadow-soft",
  "after:absolute after:-inset-2 hover:border-ink",
].join(" ")
