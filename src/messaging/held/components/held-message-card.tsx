import { useState } from "react"
import { formerTexts } from "../../../accounts/former.texts.ts"
import { useHasDeskRole } from "../../../platform/session/use-desk-role.ts"
import { otherSide } from "../../../platform/sides.rules.ts"
import { Button } from "../../../ui/button.tsx"
import { Card } from "../../../ui/card.tsx"
import { Icon } from "../../../ui/icon.tsx"
import { Link, LinkButton } from "../../../ui/link.tsx"
import { RowAction } from "../../../ui/list/row-action.tsx"
import { rowChoiceTexts } from "../../../ui/list/row-choice.texts.ts"
import { ChoiceBox } from "../../../ui/list/row-choice.tsx"
import type { RowChoice } from "../../../ui/list/use-row-choice.ts"
import { useDates, useTexts } from "../../../ui/use-texts.ts"
import { MessageFiles } from "../../files/components/message-files.tsx"
import { MessagePictures } from "../../files/components/message-pictures.tsx"
import { shownPictures } from "../../files/shown-picture.ts"
import { messagesPageTexts } from "../../messages-page.texts.ts"
import type { HeldMessage } from "../held-message.schema.ts"
import type { HeldMessageList } from "../held-messages.list.ts"
import { heldListTexts } from "../texts.ts"

interface HeldMessageCardProps {
  held: HeldMessage
  list: HeldMessageList
  choice: RowChoice<HeldMessage>
}

/** Who wrote what to whom, and what becomes of it. */
export function HeldMessageCard({ held, list, choice }: HeldMessageCardProps) {
  const t = useTexts(heldListTexts)
  const desk = useTexts(rowChoiceTexts)
  const former = useTexts(formerTexts)
  const { thread } = useTexts(messagesPageTexts)
  const dates = useDates()
  const [opened, setOpened] = useState<string>()
  const { side, held_at: at, messages } = held
  const sender = held.sender_name ?? former[side]
  const recipient = held.recipient_name ?? former[otherSide[side]]
  const pictures = messages.flatMap(({ files, created_at }) =>
    shownPictures({ files, from: sender, at: created_at, labelOf: (at) => thread.picture(at, sender) }),
  )
  const onChoose = choice.chooserOf(held.id)
  /** With their profile, where there is one still; of customers there is no page. */
  const professional = (name: string, known: string | null) =>
    known === null ? (
      name
    ) : (
      <Link to={`/providers/${held.provider_id}`} className="underline underline-offset-4">
        {name}
      </Link>
    )
  return (
    <Card as="li" className="relative grid grid-cols-1 gap-4">
      <div className="grid gap-1">
        {onChoose && (
          <span className="absolute top-2 right-2">
            <ChoiceBox
              label={desk.chooseRow(t.several.named(sender, recipient))}
              isChosen={choice.isChosen(held.id)}
              onChoose={onChoose}
            />
          </span>
        )}
        <h3 className="wrap-anywhere pr-8 font-sans font-semibold text-lg leading-snug tracking-normal">
          {side === "professional"
            ? t.fromTo(professional(sender, held.sender_name), recipient)
            : t.fromTo(sender, professional(recipient, held.recipient_name))}
        </h3>
        <p className="text-muted text-sm">
          {t.from[side]}
          {" · "}
          {t.since(
            <time dateTime={at} className="inline-block">
              {dates.instant(at, new Date())}
            </time>,
          )}
          {" · "}
          {t.firstContacts(held.first_contacts)}
        </p>
      </div>
      <ul className="grid grid-cols-1 gap-2">
        {messages.map(({ id, content, files }) => (
          <li key={id} className="rounded-md bg-sunken px-4 py-3">
            {/* Its links are no links here: who looks at advertising does not open it by a slip. */}
            {content && (
              <p dir="auto" className="wrap-anywhere whitespace-pre-line">
                {content}
              </p>
            )}
            {files.length > 0 && <MessageFiles files={files} name={sender} onOpen={setOpened} />}
          </li>
        ))}
      </ul>
      {opened && <MessagePictures pictures={pictures} openedId={opened} onClose={() => setOpened(undefined)} />}
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 border-line border-t pt-4">
        {held.obstacle && (
          <p className="flex min-w-0 items-start gap-2 text-sm">
            <Icon name="info" className="mt-0.5 size-4" />
            {t.obstacles[held.obstacle]}
          </p>
        )}
        <Acts held={held} list={list} sender={sender} />
      </div>
    </Card>
  )
}

function Acts({
  held: { id, obstacle },
  list,
  sender,
}: Pick<HeldMessageCardProps, "held" | "list"> & { sender: string }) {
  const t = useTexts(heldListTexts)
  const canAct = useHasDeskRole("desk")
  if (!canAct) return null
  const whose = <span className="sr-only">{t.whose(sender)}</span>
  return (
    <div className="ml-auto flex flex-wrap gap-2 max-sm:w-full max-sm:*:grow">
      <LinkButton to={list.toDialog("refuse", id)} preventScrollReset variant="secondary" icon="x">
        <span>
          {t.refuse}
          {whose}
        </span>
      </LinkButton>
      {!obstacle && (
        <RowAction list={list} act={{ id }}>
          {(button, busy) => (
            <Button {...button} icon="check" busy={busy} className="max-sm:grow">
              <span>
                {t.deliver}
                {whose}
              </span>
            </Button>
          )}
        </RowAction>
      )}
    </div>
  )
}
