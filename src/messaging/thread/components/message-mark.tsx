import { Icon } from "../../../ui/icon.tsx"
import { useTexts } from "../../../ui/use-texts.ts"
import { messagesPageTexts } from "../../messages-page.texts.ts"

const looks = {
  sending: { icon: "clock", colour: "" },
  waiting: { icon: "clock", colour: "text-brass-ink" },
  sent: { icon: "check", colour: "" },
  received: { icon: "double-check", colour: "" },
  read: { icon: "double-check", colour: "text-slate" },
} as const

/** How far a message of one's own has come. */
export function MessageMark({ mark }: { mark: keyof typeof looks }) {
  const { thread: t } = useTexts(messagesPageTexts)
  const { icon, colour } = looks[mark]
  return <Icon name={icon} label={t.marks[mark]} className={`size-4 ${colour}`} />
}
