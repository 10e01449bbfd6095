import { Picture } from "../../../drawings/picture.tsx"
import { EmptyState } from "../../../ui/empty-state.tsx"
import { LinkButton } from "../../../ui/link-button.tsx"
import { useTexts } from "../../../ui/use-texts.ts"
import { dashboardTexts } from "../../texts.ts"
import { nextVisitTexts } from "../texts.ts"

/** Where nothing stands and nothing waits. */
export function NoVisit() {
  const { empty } = useTexts(dashboardTexts)
  const { none } = useTexts(nextVisitTexts)
  const way = (
    <LinkButton to="/user/service-search" icon="search">
      {none.findServices}
    </LinkButton>
  )
  return (
    <EmptyState
      title={empty.title}
      action={way}
      picture={<Picture kind="empty" seed="bookings" eager className="h-36 w-auto" />}
    >
      {none.hint}
    </EmptyState>
  )
}
