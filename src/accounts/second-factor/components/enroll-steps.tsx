import type { ReactNode } from "react"
import { Button } from "../../../ui/button.tsx"
import { Field } from "../../../ui/field/field.tsx"
import { FormFrame, FormRefusalAlert } from "../../../ui/form/form-frame.tsx"
import { useForm } from "../../../ui/form/use-form.ts"
import { useTexts } from "../../../ui/use-texts.ts"
import { verifyForm } from "../second-factor.form.ts"
import { inGroups } from "../second-factor.rules.ts"
import { secondFactorTexts } from "../texts.ts"

/** What the app is to be given. */
export interface Offer {
  secret: string
  uri: string
  qr: { size: number; path: string }
}

interface EnrollProps {
  offer: Offer
  onCodes: (codes: string[]) => void
  onCancel: () => void
}

/** The app learns the secret, and shows by a first code that it did. */
export function EnrollSteps({ offer, onCodes, onCancel }: EnrollProps) {
  const t = useTexts(secondFactorTexts)
  const form = useForm(verifyForm, { draft: null, onDone: onCodes })
  return (
    <ol className="grid gap-8">
      <Step number={1} title={t.scan.title}>
        <p className="max-w-prose text-muted">{t.scan.text}</p>
        <div className="grid justify-items-start gap-4">
          <div className="flex flex-wrap items-start gap-6">
            <QrCode qr={offer.qr} label={t.scan.picture} />
            <div className="grid gap-1">
              <p>{t.scan.byHand}</p>
              {/* As wide as four groups: the key stands in two lines alike. */}
              <p
                translate="no"
                className="box-content w-[19.5ch] rounded-lg bg-sunken px-3 py-2 font-mono text-base leading-relaxed select-all"
              >
                {inGroups(offer.secret, " ")}
              </p>
            </div>
          </div>
          <a
            href={offer.uri}
            className="hidden min-h-11 items-center font-semibold text-tile-ink underline underline-offset-4 touch:order-first touch:inline-flex"
          >
            {t.scan.onPhone}
          </a>
        </div>
      </Step>
      <Step number={2} title={t.type.title}>
        <FormFrame form={form} className="grid max-w-sm gap-4">
          <Field
            {...form.field("code")}
            hint={t.type.hint}
            inputMode="numeric"
            autoComplete="one-time-code"
            spellCheck={false}
          />
          <FormRefusalAlert form={form} />
          <div className="flex flex-wrap gap-3">
            <Button {...form.button}>{t.buttons.verify}</Button>
            <Button variant="quiet" onClick={onCancel}>
              {t.buttons.cancel}
            </Button>
          </div>
        </FormFrame>
      </Step>
    </ol>
  )
}

function Step({ number, title, children }: { number: number; title: string; children: ReactNode }) {
  return (
    <li className="grid gap-3">
      <h3 tabIndex={-1} className="flex items-center gap-3 text-lg">
        <span
          aria-hidden="true"
          className="grid size-8 shrink-0 place-items-center rounded-full bg-tile-soft font-sans text-base text-tile-ink"
        >
          {number}
        </span>
        {title}
      </h3>
      {children}
    </li>
  )
}

/** Dark on light in either theme: that is what readers look for. */
function QrCode({ qr: { size, path }, label }: { qr: Offer["qr"]; label: string }) {
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
      className="size-52 shrink-0 rounded-lg border border-line"
    >
      <rect width={size} height={size} fill="white" />
      <path d={path} fill="black" />
    </svg>
  )
}
