import { useHasDeskRole } from "../../../platform/session/use-desk-role.ts"
import { BulkBar } from "../../../ui/list/bulk-bar.tsx"
import { ListScreen } from "../../../ui/list/list-screen.tsx"
import { apartClasses, ChoiceHead } from "../../../ui/list/row-choice.tsx"
import { useRowChoice } from "../../../ui/list/use-row-choice.ts"
import { useTexts } from "../../../ui/use-texts.ts"
import type { HeldMessage } from "../held-message.schema.ts"
import { decideSeveral, type HeldMessageList } from "../held-messages.list.ts"
import { heldListTexts } from "../texts.ts"
import { HeldMessageCard } from "./held-message-card.tsx"
import { RefuseDialog } from "./refuse-dialog.tsx"

type HeldAct = "deliver" | "refuse"

function Cards({ rows, list }: { rows: readonly HeldMessage[]; list: HeldMessageList }) {
  const t = useTexts(heldListTexts)
  const choice = useRowChoice(rows, useHasDeskRole("desk"))
  const { chosen, onClear, onDone, canAct } = choice
  const offered: HeldAct[] = chosen.some(({ obstacle }) => obstacle) ? ["refuse"] : ["deliver", "refuse"]
  return (
    <div>
      {canAct && (
        <ChoiceHead choice={choice} className={apartClasses}>
          <BulkBar
            count={chosen.length}
            offered={offered}
            labels={t}
            ask={t.several.ask}
            meaning={(act) => t.several.meanings[act]}
            dangers={["refuse"]}
            onClear={onClear}
            onAct={(act) => decideSeveral(chosen, act === "deliver" ? "delivered" : "refused", onDone)}
          />
        </ChoiceHead>
      )}
      <ul className="grid grid-cols-1 gap-4">
        {rows.map((held) => (
          <HeldMessageCard key={held.id} held={held} list={list} choice={choice} />
        ))}
      </ul>
    </div>
  )
}

/** A part of the page of moderation. */
export function HeldMessages({ list }: { list: HeldMessageList }) {
  const t = useTexts(heldListTexts)
  return (
    <section aria-labelledby="held-messages" className="grid grid-cols-1 gap-4">
      <div>
        <h2 id="held-messages" tabIndex={-1} className="text-xl md:text-2xl">
          {t.title}
        </h2>
        <p className="mt-1 max-w-prose text-muted">{t.lead}</p>
      </div>
      <ListScreen list={list}>{(rows) => <Cards rows={rows} list={list} />}</ListScreen>
      <RefuseDialog list={list} />
    </section>
  )
}
