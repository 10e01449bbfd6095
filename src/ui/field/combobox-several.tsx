import { useCombobox } from "downshift"
import { type ChangeEvent, type KeyboardEvent, useEffect, useId, useRef, useState } from "react"
import { Chip } from "../chip.tsx"
import { Icon } from "../icon.tsx"
import { choiceTexts } from "../texts.ts"
import { useTexts } from "../use-texts.ts"
import { FieldFrame, type FieldFrameProps } from "./field-frame.tsx"

type ComboboxSeveralProps = FieldFrameProps & SeveralProps & { id?: string; placeholder?: string }

/**
 * Several of many: typing narrows the list, Enter or a click chooses and the list stays open for the next, a chip's cross or
 * Backspace in the empty field takes back. Keys and roles are Downshift's (docs/decisions/0007), which comes with the pages
 * that use this and no other.
 */
export function ComboboxSeveral({ id: own, options, chosen, onChange, placeholder, ...frame }: ComboboxSeveralProps) {
  const t = useTexts(choiceTexts)
  const made = useId()
  const id = own ?? made
  const list = useRef<HTMLUListElement>(null)
  const several = useSeveral(id, { options, chosen, onChange })
  const { combobox, items, rest, said, remove, input, onKeyDown, onTyped, getItemId } = several
  const { isOpen, highlightedIndex, getInputProps, getMenuProps, getItemProps, getToggleButtonProps } = combobox
  useEffect(() => {
    if (isOpen) list.current?.scrollIntoView({ block: "nearest" })
  }, [isOpen])
  return (
    <div className="grid gap-2">
      <FieldFrame {...frame} id={id}>
        {(control) => (
          <div className="relative">
            <input
              {...control}
              {...getInputProps({ ref: input, onKeyDown, onChange: onTyped, placeholder, autoComplete: "off" })}
              type="text"
              // The frame's own label names it.
              aria-labelledby={undefined}
              aria-activedescendant={isOpen && highlightedIndex >= 0 ? getItemId(highlightedIndex) : undefined}
              className={`control h-12 pr-12 pl-4`}
            />
            <button
              {...getToggleButtonProps({ "aria-label": t.several.open })}
              type="button"
              className="absolute top-0.5 right-0.5 grid size-11 place-items-center rounded-lg text-muted hover:text-ink"
            >
              <Icon name="chevron-down" className={`size-5 ${isOpen ? "rotate-180" : ""}`} />
            </button>
            <ul
              {...getMenuProps({ ref: list, "aria-label": frame.label })}
              aria-labelledby={undefined}
              hidden={!isOpen || items.length === 0}
              className={`${listClasses} max-h-72 scroll-mb-20 overflow-y-auto p-1`}
            >
              {items.map((option, index) => (
                <li
                  key={option.value}
                  {...getItemProps({ item: option, index })}
                  className={`wrap-anywhere flex min-h-11 cursor-pointer flex-wrap items-center gap-x-2 rounded-md px-3 py-2 ${index === highlightedIndex ? "bg-tile-soft text-tile-ink forced-colors:bg-[Highlight]" : ""}`}
                >
                  {option.label}
                  {option.note && <span className="text-muted text-sm">{option.note}</span>}
                </li>
              ))}
            </ul>
            {isOpen && items.length === 0 && (
              <p className={`${listClasses} px-4 py-3 text-muted`}>
                {rest.length > 0 ? t.several.none : t.several.all}
              </p>
            )}
          </div>
        )}
      </FieldFrame>
      {chosen.length > 0 && (
        <ul className="flex flex-wrap gap-2">
          {chosen.map((value) => (
            <li key={value} className="max-w-full">
              <Chip label={labelOf(options, value)} onRemove={() => remove(value)} />
            </li>
          ))}
        </ul>
      )}
      <p role="status" className="sr-only">
        {said}
      </p>
    </div>
  )
}

const listClasses = "absolute top-full z-20 mt-1 w-full rounded-lg border border-line bg-surface shadow-soft"

export interface SeveralOption {
  value: string
  label: string
  /** Read after the label, and found by it too: the state of a city. */
  note?: string
}

interface SeveralProps {
  options: readonly SeveralOption[]
  /** Values of the options that are chosen, in the order of choosing. */
  chosen: readonly string[]
  onChange: (chosen: string[]) => void
}

/** What is typed, found, chosen and said in a combobox of several (combobox-several.tsx). */
const useSeveral = (id: string, { options, chosen, onChange }: SeveralProps) => {
  const t = useTexts(choiceTexts)
  const getItemId = (index: number) => `${id}-${index}`
  const input = useRef<HTMLInputElement>(null)
  const [said, announce] = useState("")
  const [typed, type] = useState("")
  const rest = options.filter(({ value }) => !chosen.includes(value))
  const items = rest.filter((option) => isFound(option, typed))
  const combobox = useCombobox<SeveralOption>({
    items,
    inputId: id,
    getItemId,
    selectedItem: null,
    itemToString: (option) => option?.label ?? "",
    getA11yStatusMessage: ({ isOpen }) => (isOpen ? t.several.found(items.length) : ""),
    stateReducer: (state, { type: how, changes }) => {
      const { ItemClick, InputKeyDownEnter, InputBlur, ControlledPropUpdatedSelectedItem } =
        useCombobox.stateChangeTypes
      if ((how === ItemClick || how === InputKeyDownEnter) && changes.selectedItem)
        return {
          ...changes,
          isOpen: true,
          inputValue: "",
          // The list grows back where it was narrowed: a second Enter must not meet another option.
          highlightedIndex: state.inputValue ? -1 : Math.min(state.highlightedIndex, items.length - 2),
        }
      // Who goes on by Tab has chosen nothing by it.
      if (how === InputBlur) return { ...changes, selectedItem: null, inputValue: "" }
      // That nothing is kept as chosen is noticed late, and would take the first letter of the next wish along.
      if (how === ControlledPropUpdatedSelectedItem) return { ...changes, inputValue: state.inputValue }
      return changes
    },
    // Where it was emptied after a choice.
    onInputValueChange: ({ inputValue }) => type(inputValue),
    onSelectedItemChange: ({ selectedItem }) => {
      if (!selectedItem) return
      onChange([...chosen, selectedItem.value])
      announce(t.several.chosen(selectedItem.label))
    },
  })
  const remove = (value: string) => {
    onChange(chosen.filter((one) => one !== value))
    announce(t.several.removed(labelOf(options, value)))
    input.current?.focus()
  }
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    const last = chosen.at(-1)
    if (event.key === "Backspace" && typed === "" && last !== undefined) remove(last)
  }
  // With the key itself: the list that Enter chooses from is never one letter behind.
  const onTyped = ({ target }: ChangeEvent<HTMLInputElement>) => type(target.value)
  return { combobox, items, rest, said, remove, input, onKeyDown, onTyped, getItemId }
}

const labelOf = (options: readonly SeveralOption[], value: string) =>
  options.find((option) => option.value === value)?.label ?? value

const isFound = ({ label, note = "" }: SeveralOption, typed: string) =>
  `${label} ${note}`.toLocaleLowerCase().includes(typed.trim().toLocaleLowerCase())
