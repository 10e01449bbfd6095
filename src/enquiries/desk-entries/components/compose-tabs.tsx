interface ComposeTabsProps<Value extends string> {
  label: string
  tabs: readonly { value: Value; label: string }[]
  value: Value
  onChange: (value: Value) => void
}

/** Which text is written: buttons, for what is typed into the others stays. */
export function ComposeTabs<Value extends string>({ label, tabs, value, onChange }: ComposeTabsProps<Value>) {
  return (
    <fieldset aria-label={label} className="grid grid-cols-3 gap-1 rounded-lg bg-sunken p-1">
      {tabs.map((tab) => (
        <button
          key={tab.value}
          type="button"
          aria-pressed={tab.value === value}
          onClick={() => onChange(tab.value)}
          className="min-h-11 rounded-md px-2 leading-tight max-sm:text-sm font-semibold text-muted hover:text-ink aria-pressed:bg-surface aria-pressed:text-ink aria-pressed:shadow-soft lg:min-h-9"
        >
          {tab.label}
        </button>
      ))}
    </fieldset>
  )
}
