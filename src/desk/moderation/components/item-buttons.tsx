import { useHasDeskRole } from "../../../platform/session/use-desk-role.ts"
import { Button } from "../../../ui/button.tsx"
import type { ButtonVariant } from "../../../ui/button-style.ts"
import type { IconName } from "../../../ui/icon.tsx"
import { LinkButton } from "../../../ui/link.tsx"
import { RowAction } from "../../../ui/list/row-action.tsx"
import { useTexts } from "../../../ui/use-texts.ts"
import type { DecisionName, ItemList } from "../items.list.ts"
import type { ModeratedItem } from "../moderation.schema.ts"
import { moderatedItemTexts } from "../texts.ts"

interface ItemButtonsProps {
  item: ModeratedItem
  list: ItemList
}

/** What is still to be decided: what is shown can be hidden, what is hidden restored, and an appeal or report answered. */
export function ItemButtons({ item, list }: ItemButtonsProps) {
  const { takedown, reports } = item
  const canAct = useHasDeskRole("desk")
  if (!canAct) return null
  const hasAppeal = takedown?.appealed_at && !takedown.appeal_answer
  return (
    <div className="flex flex-wrap justify-end gap-2 border-line border-t pt-4 max-sm:*:grow">
      {reports[0] && <Leave item={item} list={list} report={reports[0].id} />}
      {hasAppeal && <ToDialog name="keep" variant="secondary" icon="eye-off" item={item} list={list} />}
      {takedown ? (
        <ToDialog name="restore" variant={hasAppeal ? "primary" : "secondary"} icon="eye" item={item} list={list} />
      ) : (
        <ToDialog name="hide" variant={reports[0] ? "primary" : "secondary"} icon="eye-off" item={item} list={list} />
      )}
    </div>
  )
}

interface ToDialogProps extends ItemButtonsProps {
  name: DecisionName
  variant: ButtonVariant
  icon: IconName
}

function ToDialog({ name, variant, icon, item, list }: ToDialogProps) {
  const { acts } = useTexts(moderatedItemTexts)
  return (
    <LinkButton to={list.toDialog(name, item.id)} preventScrollReset variant={variant} icon={icon}>
      <span>
        {acts[name]}
        <Whose item={item} />
      </span>
    </LinkButton>
  )
}

function Leave({ item, list, report }: ItemButtonsProps & { report: string }) {
  const { acts } = useTexts(moderatedItemTexts)
  return (
    <RowAction list={list} act={{ id: item.id, report }}>
      {(button, busy) => (
        <Button {...button} variant="secondary" icon="check" busy={busy} className="max-sm:grow">
          <span>
            {acts.leave}
            <Whose item={item} />
          </span>
        </Button>
      )}
    </RowAction>
  )
}

function Whose({ item: { kind, author_name } }: { item: ModeratedItem }) {
  const t = useTexts(moderatedItemTexts)
  return <span className="sr-only">{t.whose(kind, author_name ?? t.formerAuthor[kind])}</span>
}
