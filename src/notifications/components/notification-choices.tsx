import { type ReactNode, useId, useRef, useState } from "react"
import { Switch } from "../../ui/field/switch.tsx"
import { useOneAtATime } from "../../ui/form/use-one-at-a-time.ts"
import { Icon } from "../../ui/icon.tsx"
import { TitledCard } from "../../ui/titled-card.tsx"
import { useTexts } from "../../ui/use-texts.ts"
import type { NotificationChoices as Choices } from "../notification.contract.ts"
import { type NotificationChoice, saveChoice } from "../notification.list.ts"
import { notificationChoicesTexts } from "../texts.ts"

/** Topics, and whether each comes by mail: saved with each switch; what cannot be switched off says why. */
export function NotificationChoices({ choices: { choices, fixed } }: { choices: Choices }) {
  const t = useTexts(notificationChoicesTexts)
  return (
    <TitledCard title={t.title}>
      {choices.length > 0 && <p className="mb-4 max-w-prose text-muted">{t.lead}</p>}
      <ul className="divide-y divide-line border-line border-t">
        {choices.map((choice) => (
          <TopicChoice key={choice.topic} about={choice} switchOf={(id) => <MailSwitch choice={choice} of={id} />} />
        ))}
        {fixed.map((topic) => (
          <TopicChoice
            key={topic.topic}
            about={topic}
            why={topic.why}
            switchOf={(id) =>
              topic.by_mail && (
                <Switch label={t.byMail} labelId={id} defaultChecked disabled aria-describedby={`${id}-why`} />
              )
            }
          />
        ))}
      </ul>
    </TitledCard>
  )
}

interface TopicChoiceProps {
  about: { label: string; in_app: boolean }
  why?: string
  switchOf: (id: string) => ReactNode
}

function TopicChoice({ about: { label, in_app }, why, switchOf }: TopicChoiceProps) {
  const t = useTexts(notificationChoicesTexts)
  const id = useId()
  return (
    <li className="grid gap-x-6 gap-y-1 py-3 last:pb-0 sm:grid-cols-[minmax(0,1fr)_7rem_8.5rem] sm:items-center">
      <div className="min-w-0 py-1">
        <p id={id} className="wrap-anywhere font-semibold">
          {label}
        </p>
        {why && (
          <p id={`${id}-why`} className="max-w-prose text-muted text-sm">
            {why}
          </p>
        )}
      </div>
      <div className="flex flex-wrap items-center gap-x-6 sm:contents">
        <p className={`flex min-h-11 items-center gap-2 text-muted ${in_app ? "" : "max-sm:hidden"}`}>
          {in_app && (
            <>
              <Icon name="check" className="size-5 text-neem-ink" />
              {t.inApp}
            </>
          )}
        </p>
        <div>{switchOf(id)}</div>
      </div>
    </li>
  )
}

function MailSwitch({ choice, of }: { choice: NotificationChoice; of: string }) {
  const t = useTexts(notificationChoicesTexts)
  const [isOn, press] = useSavedSwitch(choice.by_mail, (by_mail) => saveChoice(choice, by_mail))
  return <Switch label={t.byMail} labelId={of} checked={isOn} onChange={({ target }) => press(target.checked)} />
}

/**
 * A switch that is saved with each press. It shows the last press; presses during a save are saved after it, and where that
 * fails it returns to what is saved.
 */
function useSavedSwitch(initial: boolean, save: (isOn: boolean) => Promise<boolean>) {
  const [isOn, setOn] = useState(initial)
  const saved = useRef(initial)
  const desired = useRef(initial)
  const { run } = useOneAtATime()
  const saveDesired = async () => {
    while (desired.current !== saved.current) {
      const sent = desired.current
      if (await save(sent)) saved.current = sent
      else desired.current = saved.current
    }
    setOn(saved.current)
  }
  const press = (next: boolean) => {
    desired.current = next
    setOn(next)
    void run(saveDesired)
  }
  return [isOn, press] as const
}
