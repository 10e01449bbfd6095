import { useTexts } from "../../../ui/use-texts.ts"
import { unbroken } from "../../components/unbroken.tsx"
import { claimsTexts } from "../../texts.ts"

/** What customers do not pay, and beside it what professionals do. */
export function FreeBooking() {
  const { free: t } = useTexts(claimsTexts)
  return (
    <section aria-labelledby="free" className="border-line border-t bg-brass-soft">
      <div className="page-width grid items-center gap-x-16 gap-y-3 py-6 lg:grid-cols-[1fr_auto] lg:gap-y-1.5 lg:py-8">
        <h2 id="free" className="self-end text-xl sm:text-2xl">
          {t.heading}
        </h2>
        <dl className="grid grid-cols-3 divide-x divide-brass/40 max-lg:-mx-2 lg:row-span-2">
          {t.kinds.map(({ figure, text }) => (
            <div key={text} className="flex flex-col-reverse justify-end px-2 text-center lg:px-8">
              <dt className="text-sm">{text}</dt>
              <dd className="font-semibold font-serif text-2xl text-brass-ink sm:text-3xl">{figure}</dd>
            </div>
          ))}
        </dl>
        <p className="max-w-2xl self-start text-sm">{t.note(unbroken)}</p>
      </div>
    </section>
  )
}
