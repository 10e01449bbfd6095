import { brand } from "../../../brand.ts"
import { platformTexts } from "../../../platform/texts.ts"
import { policy } from "../../../policy.ts"
import { Icon, type IconName } from "../../../ui/icon.tsx"
import { useTexts } from "../../../ui/use-texts.ts"
import { contactTexts } from "../texts.ts"

const digits = (number: string) => number.replace(/[^\d+]/g, "")
const emailNames = ["general", "support", "info", "privacy", "webmaster"] as const

/** Every way but the form. */
export function ContactOptions() {
  const { ways: t } = useTexts(contactTexts)
  const { supportHours } = useTexts(platformTexts)
  return (
    <section aria-labelledby="ways" className="grid content-start gap-6">
      <h2 id="ways" className="text-xl">
        {t.heading}
      </h2>
      <dl className="grid gap-x-6 gap-y-3 sm:grid-cols-2 lg:grid-cols-1">
        <Way icon="phone" what={t.phone} note={supportHours}>
          <A className="whitespace-nowrap" href={`tel:${digits(brand.phone)}`}>
            {brand.phone}
          </A>
        </Way>
        <Way icon="message" what={t.message}>
          <A className="whitespace-nowrap" href={`sms:${digits(brand.messagingNumber)}`}>
            {brand.messagingNumber}
          </A>
        </Way>
        {emailNames.map((name) => (
          <Way key={name} icon="mail" what={t.emails[name]}>
            <A href={`mailto:${policy.emails[name]}`}>{policy.emails[name]}</A>
          </Way>
        ))}
        <Way icon="map-pin" what={t.address}>
          <address className="not-italic">{brand.address}</address>
        </Way>
        <Way icon="globe" what={t.social}>
          <span className="flex flex-wrap gap-x-5">
            {brand.social.map(({ name, url }) => (
              <A key={name} href={url} rel="noreferrer">
                {name}
              </A>
            ))}
          </span>
        </Way>
      </dl>
    </section>
  )
}

interface WayProps {
  icon: IconName
  what: string
  note?: string
  children: React.ReactNode
}

function Way({ icon, what, note, children }: WayProps) {
  return (
    <div className="grid grid-cols-[1.25rem_minmax(0,1fr)] gap-x-3">
      <dt className="contents">
        <Icon name={icon} className="mt-0.5 size-5 text-muted" />
        <span className="text-muted text-sm leading-6">{what}</span>
      </dt>
      <dd className="col-start-2">
        {children}
        {note && <span className="block text-muted text-sm">{note}</span>}
      </dd>
    </div>
  )
}

function A({ className = "wrap-anywhere", ...rest }: React.ComponentProps<"a">) {
  return (
    <a
      {...rest}
      className={`${className} inline-flex min-h-9 items-center font-semibold text-tile-ink underline-offset-4 hover:underline`}
    />
  )
}
