import { Picture } from "../../../drawings/picture.tsx"
import { EmptyState } from "../../../ui/empty-state.tsx"
import { LinkButton } from "../../../ui/link-button.tsx"
import { useWords } from "../../../ui/use-words.ts"
import { dashboardWords } from "../../texts.ts"
import { nextVisitWords } from "../texts.ts"

/** Where nothing stands and nothing waits. */
export function NoVisit() {
  const { empty } = useWords(dashboardWords)
  const { none } = useWords(nextVisitWords)
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
