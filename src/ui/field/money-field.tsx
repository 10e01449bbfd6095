import type { FormEvent, InputHTMLAttributes, Ref } from "react"
import { choiceTexts } from "../texts.ts"
import { usePrices, useTexts } from "../use-texts.ts"
import { FieldFrame, type FieldFrameProps } from "./field-frame.tsx"

type MoneyFieldProps = FieldFrameProps &
  Omit<InputHTMLAttributes<HTMLInputElement>, "style" | "className" | "required" | "type"> & {
    /** What stands in it now, so that it can be read as it will be shown. */
    typed: string
    /** How it will be read, where it is no price per hour. */
    reads?: (amount: string) => string
    ref?: Ref<HTMLInputElement>
  }

/**
 * Rupees, per hour unless it is said how they read, typed as digits on a phone's keys for numbers. Below it stands how it will be read, in Indian grouping;
 * empty is "Price not set". A sign for money, commas and blanks that were pasted go, and digits of Devanagari become the
 * others; what is wrong beyond that stays and is said.
 */
export function MoneyField({
  typed,
  reads,
  label,
  hint,
  error,
  required,
  hideLabel,
  className,
  id,
  ...input
}: MoneyFieldProps) {
  const t = useTexts(choiceTexts)
  const priceText = usePrices()
  const isAmount = /^\d+(\.\d*)?$/.test(typed)
  const read = reads ? isAmount && reads(typed) : typed === "" ? priceText(null) : isAmount && priceText(typed)
  const frame = {
    label,
    error,
    required,
    hideLabel,
    className,
    id,
    hint: hint ?? (!error && read && t.moneyReads(read)),
  }
  return (
    <FieldFrame {...frame}>
      {(control) => (
        <span className="relative block">
          <span aria-hidden="true" className="pointer-events-none absolute top-3 left-4 text-muted">
            ₹
          </span>
          <input
            autoComplete="off"
            {...input}
            {...control}
            type="text"
            inputMode="decimal"
            onInput={(event) => {
              tidy(event)
              input.onInput?.(event)
            }}
            className={`control h-12 pr-4 pl-9 tabular-nums`}
          />
        </span>
      )}
    </FieldFrame>
  )
}

/** Before anybody reads it; the caret stays where it was typed. */
const tidy = ({ currentTarget: field }: FormEvent<HTMLInputElement>) => {
  const clean = cleanAmount(field.value)
  if (clean === field.value) return
  const caret = cleanAmount(field.value.slice(0, field.selectionStart ?? field.value.length)).length
  field.value = clean
  field.setSelectionRange(caret, caret)
}

/** What people type or paste around an amount: "₹ 1,25,000" is 125000, and १२५० is 1250. */
export const cleanAmount = (text: string) =>
  text.replace(/[₹,\s]/gu, "").replace(/[०-९]/g, (digit) => String(digit.charCodeAt(0) - 0x966))
