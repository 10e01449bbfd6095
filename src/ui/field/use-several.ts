import { useCombobox } from "downshift"
import { type ChangeEvent, type KeyboardEvent, useRef, useState } from "react"
import { choiceTexts } from "../texts.ts"
import { useTexts } from "../use-texts.ts"

export interface SeveralOption {
  value: string
  label: string
  /** Read after the label, and found by it too: the state of a city. */
  note?: string
}

export interface SeveralProps {
  options: readonly SeveralOption[]
  /** Values of the options that are chosen, in the order of choosing. */
  chosen: readonly string[]
  onChange: (chosen: string[]) => void
}

/** What is typed, found, chosen and said in a combobox of several (combobox-several.tsx). */
export const useSeveral = (id: string, { options, chosen, onChange }: SeveralProps) => {
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

export const labelOf = (options: readonly SeveralOption[], value: string) =>
  options.find((option) => option.value === value)?.label ?? value

const isFound = ({ label, note = "" }: SeveralOption, typed: string) =>
  `${label} ${note}`.toLocaleLowerCase().includes(typed.trim().toLocaleLowerCase())
