import { useState } from "react"
import { brand } from "../../../brand.ts"
import { Badge } from "../../../ui/badge.tsx"
import { Button } from "../../../ui/button.tsx"
import { buttonStyle } from "../../../ui/button-style.ts"
import { ConfirmDialog, FormFrame, FormRefusalAlert } from "../../../ui/form/form-frame.tsx"
import { useForm } from "../../../ui/form/use-form.ts"
import { toast } from "../../../ui/overlay/toast-store.ts"
import { TitledCard } from "../../../ui/titled-card.tsx"
import { useFocusOnChange } from "../../../ui/use-focus-on-change.ts"
import { useDates, useTexts } from "../../../ui/use-texts.ts"
import { enrollForm, newCodesForm, switchOffForm } from "../second-factor.form.ts"
import { secondFactorTexts } from "../texts.ts"
import { EnrollSteps, type Offer } from "./enroll-steps.tsx"

export interface SecondFactorState {
  enabled_at: string | null
  recovery_codes_left: number
  is_required: boolean
}

interface SectionProps {
  state: SecondFactorState
  /** Whose it is: stands in the file of recovery codes. */
  email: string
  /** It is on or off now, or has new codes: the state is to be loaded anew. */
  onChanged: () => unknown
}

/** The second factor in somebody's settings: how it stands, switching it on, off, and new recovery codes. */
export function SecondFactorSection({ state, email, onChanged }: SectionProps) {
  const t = useTexts(secondFactorTexts)
  const [codes, setCodes] = useState<string[]>()
  const [offer, setOffer] = useState<Offer>()
  const turn = codes ? "codes" : state.enabled_at ? "on" : offer ? "offer" : "off"
  const place = useFocusOnChange<HTMLDivElement>(turn, "h3, button")
  const show = (shown: string[]) => {
    setOffer(undefined)
    setCodes(shown)
    void onChanged()
  }
  return (
    <TitledCard title={t.title}>
      <div ref={place} className="grid gap-5">
        {!offer && !codes && <p className="max-w-prose text-muted">{t.what}</p>}
        {codes ? (
          <RecoveryCodes codes={codes} email={email} onKept={() => setCodes(undefined)} />
        ) : state.enabled_at ? (
          <On state={state} onCodes={show} onOff={onChanged} />
        ) : offer ? (
          <EnrollSteps offer={offer} onCodes={show} onCancel={() => setOffer(undefined)} />
        ) : (
          <Off onOffer={setOffer} />
        )}
      </div>
    </TitledCard>
  )
}

function Off({ onOffer }: { onOffer: (offer: Offer) => void }) {
  const t = useTexts(secondFactorTexts)
  const form = useForm(enrollForm, { draft: null, onDone: onOffer })
  return (
    <FormFrame form={form} className="grid justify-items-start gap-4">
      <Badge>{t.off}</Badge>
      <FormRefusalAlert form={form} />
      <Button {...form.button} icon="shield-check">
        {t.buttons.start}
      </Button>
    </FormFrame>
  )
}

interface OnProps {
  state: SecondFactorState
  onCodes: (codes: string[]) => void
  onOff: () => unknown
}

function On({ state: { enabled_at, recovery_codes_left, is_required }, onCodes, onOff }: OnProps) {
  const t = useTexts(secondFactorTexts)
  const dates = useDates()
  const [asks, setAsks] = useState<"off" | "codes">()
  const close = () => setAsks(undefined)
  return (
    <>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <Badge tone="neem" icon="shield-check">
          {t.on}
        </Badge>
        <span>{t.since(dates.day(enabled_at!))}</span>
        <span className={recovery_codes_left < 3 ? "font-semibold text-danger-ink" : "text-muted"}>
          {t.codesLeft(recovery_codes_left)}
        </span>
      </div>
      {is_required && <p className="text-muted">{t.required}</p>}
      <div className="flex flex-wrap gap-3">
        <Button variant="secondary" onClick={() => setAsks("codes")}>
          {t.buttons.newCodes}
        </Button>
        {!is_required && (
          <Button variant="quiet-danger" onClick={() => setAsks("off")}>
            {t.buttons.switchOff}
          </Button>
        )}
      </div>
      {asks === "codes" && <NewCodesDialog onClose={close} onCodes={onCodes} />}
      {asks === "off" && <SwitchOffDialog onClose={close} onOff={onOff} />}
    </>
  )
}

interface Closing {
  onClose: () => void
}

function NewCodesDialog({ onClose, onCodes }: Closing & { onCodes: (codes: string[]) => void }) {
  const t = useTexts(secondFactorTexts)
  const confirmation = {
    ...t.askCodes,
    button: t.buttons.newCodes,
    cancel: t.buttons.cancel,
    variant: "primary",
  } as const
  return <ConfirmDialog form={newCodesForm} asked={confirmation} onClose={onClose} onDone={onCodes} />
}

function SwitchOffDialog({ onClose, onOff }: Closing & { onOff: () => unknown }) {
  const t = useTexts(secondFactorTexts)
  const confirmation = {
    ...t.askOff,
    button: t.buttons.switchOff,
    cancel: t.buttons.cancel,
    variant: "danger",
  } as const
  const onDone = ({ message }: { message: string }) => {
    toast("success", message)
    void onOff()
  }
  return <ConfirmDialog form={switchOffForm} asked={confirmation} onClose={onClose} onDone={onDone} />
}

interface CodesProps {
  codes: string[]
  email: string
  onKept: () => void
}

/** The recovery codes, this once: to be copied, saved as a file or printed. */
function RecoveryCodes({ codes, email, onKept }: CodesProps) {
  const t = useTexts(secondFactorTexts)
  const text = [t.codes.head(email), "", ...codes, ""].join("\n")
  const copy = () =>
    navigator.clipboard.writeText(text).then(
      () => toast("success", t.codes.copied),
      () => toast("error", t.codes.notCopied, 5000),
    )
  return (
    <section aria-label={t.codes.title} className="grid gap-4">
      <h3 ref={takeFocus} tabIndex={-1} className="text-lg">
        {t.codes.title}
      </h3>
      <p className="max-w-prose">{t.codes.text}</p>
      <ol aria-label={t.codes.label} translate="no" className={listClasses}>
        {codes.map((code) => (
          <li key={code} className="select-all">
            {code}
          </li>
        ))}
      </ol>
      <div className="grid grid-cols-3 gap-2 *:px-2 sm:flex sm:gap-3 sm:*:px-5">
        <Button variant="secondary" onClick={() => void copy()}>
          {t.buttons.copy}
        </Button>
        <a
          href={`data:text/plain;charset=utf-8,${encodeURIComponent(text)}`}
          download={t.codes.file(brand.name)}
          className={buttonStyle("secondary", "normal")}
        >
          {t.buttons.download}
        </a>
        <Button variant="secondary" onClick={() => window.print()}>
          {t.buttons.print}
        </Button>
      </div>
      <div>
        <Button onClick={onKept}>{t.buttons.kept}</Button>
      </div>
    </section>
  )
}

const listClasses =
  "grid gap-x-8 gap-y-1 rounded-lg border border-line bg-sunken p-4 font-mono text-base sm:grid-cols-2 sm:justify-start"

/** What was pressed for it is gone; and they are to be read now. */
const takeFocus = (heading: HTMLHeadingElement | null) => heading?.focus()
