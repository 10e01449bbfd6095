import { Portrait } from "../../drawings/portrait.tsx"
import { iconButtonStyle } from "../../ui/button-style.ts"
import { Icon } from "../../ui/icon.tsx"
import { Link } from "../../ui/link.tsx"
import { useTexts } from "../../ui/use-texts.ts"
import type { Compared } from "../comparison.ts"
import { TABLE } from "../selection.rules.ts"
import { compareTexts } from "../texts.ts"
import { readTray, saveTray } from "../tray/tray-store.ts"

/** Who stands in the column; it stays in view while the rows are read. */
export function ComparedHead({ one, toWithout }: { one: Compared; toWithout: string }) {
  const { table: t } = useTexts(compareTexts)
  const { id, business_name, full_name, portrait, trades } = one
  return (
    <th scope="col" className="relative min-w-0 py-2 text-left align-top font-normal md:px-3">
      {/* On a phone both stand above the name, which needs the whole column. */}
      <div className="flex items-center justify-between md:block">
        <Portrait
          seed={id}
          name={portrait ? full_name : business_name}
          portrait={portrait}
          className="size-9 overflow-hidden rounded-lg border border-line md:mb-2 md:size-16"
        />
        <Link
          to={`${toWithout}#${TABLE}`}
          aria-label={t.remove(business_name)}
          onClick={() => saveTray(readTray().filter((chosen) => chosen.id !== id))}
          className={`no-print md:absolute md:top-1 md:right-0 ${iconButtonStyle}`}
        >
          <Icon name="x" className="size-4" />
        </Link>
      </div>
      <Link
        to={`/providers/${id}`}
        className="wrap-anywhere block font-semibold font-serif leading-snug hover:underline max-md:text-sm md:pr-10 md:text-lg"
      >
        {business_name}
      </Link>
      <span className="block text-muted text-sm max-md:hidden">
        {full_name}, {trades.join(", ")}
      </span>
    </th>
  )
}
