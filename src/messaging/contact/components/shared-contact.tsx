import { useState } from "react"
import { spacedNumber } from "../../../accounts/account.rules.ts"
import { Button } from "../../../ui/button.tsx"
import { Icon } from "../../../ui/icon.tsx"
import { useTexts } from "../../../ui/use-texts.ts"
import type { ContextProps } from "../../context/components/context-props.ts"
import { ContextSection } from "../../context/components/context-section.tsx"
import { takeContactBack } from "../../message.actions.ts"
import type { ConversationDetail } from "../../message.schema.ts"
import { contactTexts } from "../texts.ts"
import { ContactDialog } from "./contact-dialog.tsx"

/** The customer's phone and e-mail, as far as they let the professional of this conversation see them. */
export function SharedContact(props: ContextProps) {
  const t = useTexts(contactTexts)
  const { shared_contact: shared, side } = props.detail
  return (
    <ContextSection title={t.title}>
      {side === "customer" ? (
        <OwnContact {...props} />
      ) : shared ? (
        <Contact shared={shared} />
      ) : (
        <p className="text-muted text-sm">{t.noneOfCustomer}</p>
      )}
    </ContextSection>
  )
}

function OwnContact({ detail, name, store }: ContextProps) {
  const t = useTexts(contactTexts)
  const [isOpen, setOpen] = useState(false)
  const [busy, setBusy] = useState(false)
  const { shared_contact: shared } = detail
  const takeBack = async () => {
    if (!shared) return
    setBusy(true)
    await takeContactBack(detail.id, shared, store.loadDetail)
    setBusy(false)
  }
  return (
    <>
      <p className="wrap-anywhere text-muted text-sm">{shared ? t.shared(name) : t.none(name)}</p>
      {shared && <Contact shared={shared} />}
      <div className="flex flex-wrap gap-2">
        <Button variant="secondary" size="small" onClick={() => setOpen(true)}>
          {shared ? t.change : t.share}
        </Button>
        {shared && (
          <Button variant="quiet-danger" size="small" busy={busy} onClick={() => void takeBack()}>
            {t.takeBack}
          </Button>
        )}
      </div>
      {isOpen && (
        <ContactDialog
          conversationId={detail.id}
          name={name}
          shared={shared}
          onClose={() => setOpen(false)}
          onShared={() => store.loadDetail()}
        />
      )}
    </>
  )
}

function Contact({ shared: { phone, email } }: { shared: NonNullable<ConversationDetail["shared_contact"]> }) {
  return (
    <ul className="grid grid-cols-1 gap-1">
      {phone && (
        <li>
          <a href={`tel:${phone}`} className={linkClasses}>
            <Icon name="phone" className="size-5 text-muted" />
            {spacedNumber(phone)}
          </a>
        </li>
      )}
      {email && (
        <li>
          <a href={`mailto:${email}`} className={linkClasses}>
            <Icon name="mail" className="size-5 text-muted" />
            <span className="wrap-anywhere min-w-0">{email}</span>
          </a>
        </li>
      )}
    </ul>
  )
}

const linkClasses = "inline-flex min-h-11 max-w-full items-center gap-2 text-tile-ink underline underline-offset-4"
