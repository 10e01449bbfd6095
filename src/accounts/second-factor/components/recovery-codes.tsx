import { brand } from "../../../brand.ts"
import { Button } from "../../../ui/button.tsx"
import { buttonStyle } from "../../../ui/button-style.ts"
import { toast } from "../../../ui/overlay/toast-store.ts"
import { useTexts } from "../../../ui/use-texts.ts"
import { secondFactorTexts } from "../texts.ts"

interface CodesProps {
  codes: string[]
  email: string
  onKept: () => void
}

/** The recovery codes, this once: to be copied, saved as a file or printed. */
export function RecoveryCodes({ codes, email, onKept }: CodesProps) {
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
