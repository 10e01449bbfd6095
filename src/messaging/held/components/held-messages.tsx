import { ListScreen } from "../../../ui/list/list-screen.tsx"
import { useTexts } from "../../../ui/use-texts.ts"
import type { HeldMessageList } from "../held-messages.list.ts"
import { heldListTexts } from "../texts.ts"
import { HeldMessageCard } from "./held-message-card.tsx"
import { RefuseDialog } from "./refuse-dialog.tsx"

/** A part of the page of moderation. */
export function HeldMessages({ list }: { list: HeldMessageList }) {
  const t = useTexts(heldListTexts)
  return (
    <section aria-labelledby="held-messages" className="grid grid-cols-1 gap-4">
      <div>
        <h2 id="held-messages" className="text-xl md:text-2xl">
          {t.title}
        </h2>
        <p className="mt-1 max-w-prose text-muted">{t.lead}</p>
      </div>
      <ListScreen list={list}>
        {(rows) => (
          <ul className="grid grid-cols-1 gap-4">
            {rows.map((held) => (
              <HeldMessageCard key={held.id} held={held} list={list} />
            ))}
          </ul>
        )}
      </ListScreen>
      <RefuseDialog list={list} />
    </section>
  )
}
