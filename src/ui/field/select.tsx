import type { Ref, SelectHTMLAttributes } from "react"
import { Icon } from "../icon.tsx"
import { FieldFrame, type FieldFrameProps } from "./field-frame.tsx"

type SelectOption = { value: string; label: string; disabled?: boolean }
type SelectGroup = { label: string; options: readonly SelectOption[] }

type SelectFieldProps = FieldFrameProps &
  Omit<SelectHTMLAttributes<HTMLSelectElement>, "style" | "className" | "required"> & {
    options: readonly SelectOption[]
    /** After the options, under a title of their own; one without options is left out. */
    groups?: readonly SelectGroup[] | undefined
    /** First, empty choice ("All cities"). */
    placeholder?: string
    ref?: Ref<HTMLSelectElement>
  }

/** The browser's own select: the best picker on a phone, and it works without JavaScript. */
export function SelectField(props: SelectFieldProps) {
  const { label, hint, error, required, hideLabel, className, id, options, groups, placeholder, ...select } = props
  const frame = { label, hint, error, required, hideLabel, className, id }
  return (
    <FieldFrame {...frame}>
      {(control) => (
        <span className="relative block">
          <select
            {...select}
            {...control}
            required={control.required && placeholder !== undefined}
            className={`control h-12 appearance-none truncate pr-11 pl-4`}
          >
            {placeholder !== undefined && <option value="">{placeholder}</option>}
            <Options options={options} />
            {groups?.map(
              (group) =>
                group.options.length > 0 && (
                  <optgroup key={group.label} label={group.label}>
                    <Options options={group.options} />
                  </optgroup>
                ),
            )}
          </select>
          <Icon name="chevron-down" className="pointer-events-none absolute top-3.5 right-3.5 size-5 text-muted" />
        </span>
      )}
    </FieldFrame>
  )
}

const Options = ({ options }: { options: readonly SelectOption[] }) =>
  options.map(({ value, label, disabled }) => (
    <option key={value} value={value} disabled={disabled}>
      {label}
    </option>
  ))
