import { useEffect, useState } from "react"
import { failureMessage } from "../../../platform/api/api-failure.ts"
import { Button } from "../../../ui/button.tsx"
import { Checkbox } from "../../../ui/field/checkbox.tsx"
import { Link } from "../../../ui/link.tsx"
import { useTexts } from "../../../ui/use-texts.ts"
import type { OnSubmissionChanged } from "../../inbox/inbox.actions.ts"
import type { WholeSubmission } from "../../inbox/inbox.schema.ts"
import { loadSuggestions, sendTo } from "../matching.actions.ts"
import type { Suggestion, Suggestions } from "../matching.schema.ts"
import { matchingTexts } from "../texts.ts"

interface SuggestedProps {
  submission: WholeSubmission
  /** How many more may get it. */
  room: number
  canAct: boolean
  onChanged: OnSubmissionChanged
}

/** Who suits the inquiry, with why; the best are chosen already, so that one press sends it. */
export function Suggested({ submission, room, canAct, onChanged }: SuggestedProps) {
  const t = useTexts(matchingTexts)
  const { found, failure, retry } = useSuggestions(submission.id)
  const onSent: OnSubmissionChanged = async (now) => {
    await onChanged(now)
    // Whoever was chosen cannot get it any more, or somebody else was faster.
    if (!now) retry()
  }
  return (
    <section aria-labelledby="suggested" className="grid grid-cols-1 gap-3 rounded-md border border-line p-4">
      <h3 id="suggested" className="font-sans font-semibold text-base tracking-normal">
        {t.title}
      </h3>
      {!found && !failure && (
        <p role="status" className="text-muted">
          {t.loading}
        </p>
      )}
      {failure && (
        <>
          <p role="alert">{failure}</p>
          <Button variant="secondary" size="small" onClick={retry} className="justify-self-start">
            {t.again}
          </Button>
        </>
      )}
      {found && <Choice found={found} submission={submission} room={room} canAct={canAct} onChanged={onSent} />}
    </section>
  )
}

const useSuggestions = (id: string) => {
  const { failed } = useTexts(matchingTexts)
  const [count, setCount] = useState(0)
  const [state, setState] = useState<{ found?: Suggestions; failure?: string }>({})
  // biome-ignore lint/correctness/useExhaustiveDependencies: each count is another try
  useEffect(() => {
    const leaving = new AbortController()
    loadSuggestions(id, leaving.signal).then(
      (found) => setState({ found }),
      (error) => leaving.signal.aborted || setState({ failure: failureMessage(error, failed) }),
    )
    return () => leaving.abort()
  }, [id, failed, count])
  const retry = () => {
    setState({})
    setCount(count + 1)
  }
  return { ...state, retry }
}

type ChoiceProps = SuggestedProps & { found: Suggestions }

function Choice({ found: { place, suggestions }, submission, room, canAct, onChanged }: ChoiceProps) {
  const t = useTexts(matchingTexts)
  const [chosen, setChosen] = useState(() => suggestions.slice(0, room).map(({ provider_id }) => provider_id))
  const [busy, setBusy] = useState(false)
  if (place === null) return <p className="text-muted">{t.nowhere}</p>
  if (suggestions.length === 0) return <p className="text-muted">{t.nobody(place)}</p>
  const choose = (id: string, isChosen: boolean) =>
    setChosen(isChosen ? [...chosen, id] : chosen.filter((one) => one !== id))
  const send = async () => {
    if (busy) return
    setBusy(true)
    await sendTo(submission, chosen, onChanged)
    setBusy(false)
  }
  return (
    <>
      <p className="text-muted text-sm">
        {t.lead(place)} {submission.shares_contact ? t.consent.given : t.consent.notGiven}
      </p>
      <ul className="grid grid-cols-1 divide-y divide-line">
        {suggestions.map((one) => (
          <SuggestionRow
            key={one.provider_id}
            one={one}
            isChosen={chosen.includes(one.provider_id)}
            isFull={chosen.length >= room}
            canAct={canAct}
            onChoose={(isChosen) => choose(one.provider_id, isChosen)}
          />
        ))}
      </ul>
      {canAct && (
        <Button
          icon="arrow-right"
          busy={busy}
          disabled={chosen.length === 0}
          onClick={send}
          className="justify-self-start"
        >
          {t.send(chosen.length)}
        </Button>
      )}
    </>
  )
}

interface RowProps {
  one: Suggestion
  isChosen: boolean
  isFull: boolean
  canAct: boolean
  onChoose: (isChosen: boolean) => void
}

function SuggestionRow({ one: { provider_id, name, reasons }, isChosen, isFull, canAct, onChoose }: RowProps) {
  const t = useTexts(matchingTexts)
  const why = reasons.map((reason) => (
    <span key={reason} className="block">
      {reason}
    </span>
  ))
  const profile = (
    <Link
      to={`/providers/${provider_id}`}
      target="_blank"
      className="inline-flex min-h-11 items-center text-tile-ink text-sm underline underline-offset-4"
    >
      {t.profile}
      <span className="sr-only">{t.whose(name)}</span>
    </Link>
  )
  return (
    <li className="grid grid-cols-[minmax(0,1fr)_auto] items-start gap-x-4 py-2">
      {canAct ? (
        <Checkbox
          label={<span className="font-semibold">{name}</span>}
          hint={why}
          checked={isChosen}
          disabled={!isChosen && isFull}
          onChange={({ currentTarget }) => onChoose(currentTarget.checked)}
        />
      ) : (
        <div>
          <p className="py-2 font-semibold">{name}</p>
          <p className="text-muted text-sm">{why}</p>
        </div>
      )}
      {profile}
    </li>
  )
}
