import { useCallback, useEffect, useRef } from "react"
import { Form, useNavigate } from "react-router"
import { Button } from "../../ui/button.tsx"
import { SelectField } from "../../ui/field/select.tsx"
import { useTexts } from "../../ui/use-texts.ts"
import type { Comparison } from "../comparison.ts"
import { compareAddress } from "../comparison-url.rules.ts"
import { compareTexts } from "../texts.ts"
import { saveTray } from "../tray/tray-store.ts"

/** Changing the category clears the chosen professionals (specification 2 §7). */
export function CategoryChoice({ view }: { view: Comparison }) {
  const t = useTexts(compareTexts).category
  const navigate = useNavigate()
  const select = useRef<HTMLSelectElement>(null)
  const name = view.category?.name ?? ""
  const isHydrated = useRef(false)
  const choose = useCallback(
    (category: string) => {
      saveTray([])
      void navigate(compareAddress({ category, ids: [] }), { preventScrollReset: true })
    },
    [navigate],
  )
  // Back and forward change the address, and the field stays the one that has the focus. What was chosen before the
  // application came is done then.
  useEffect(() => {
    const field = select.current
    if (!field || field.value === name) return
    if (isHydrated.current) field.value = name
    else choose(field.value)
  }, [name, choose])
  useEffect(() => {
    isHydrated.current = true
  }, [])
  return (
    <Form action="/compare" className="flex max-w-md items-end gap-3">
      <SelectField
        ref={select}
        name="category"
        label={t.label}
        placeholder={t.choose}
        options={view.categories.map((one) => ({ value: one.name, label: one.name }))}
        defaultValue={name}
        hint={view.isStandard ? t.standard : undefined}
        className="grow"
        onChange={({ target }) => choose(target.value)}
      />
      <noscript>
        <Button type="submit" variant="secondary">
          {t.show}
        </Button>
      </noscript>
    </Form>
  )
}
