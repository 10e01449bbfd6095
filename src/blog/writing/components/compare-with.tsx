import { useNavigate } from "react-router"
import { SelectField } from "../../../ui/field/select.tsx"
import { useDates, useTexts } from "../../../ui/use-texts.ts"
import { historyTexts } from "../pages.texts.ts"
import type { ListedVersion } from "../writing.schema.ts"

interface CompareWithProps {
  versions: readonly ListedVersion[]
  chosen: number
  other: number
  newest: number
}

/** Which version the chosen one stands beside; it is said in the address. */
export function CompareWith({ versions, chosen, other, newest }: CompareWithProps) {
  const t = useTexts(historyTexts)
  const dates = useDates()
  const navigate = useNavigate()
  const now = new Date()
  return (
    <SelectField
      label={t.compareWith}
      value={String(other)}
      className="max-w-md"
      onChange={({ target }) =>
        navigate(`?version=${chosen}&with=${target.value}`, { replace: true, preventScrollReset: true })
      }
      options={versions.map(({ version, saved_at, saved_by }) => ({
        value: String(version),
        label: version === newest ? t.newest : t.version(dates.instant(saved_at, now), saved_by),
      }))}
    />
  )
}
