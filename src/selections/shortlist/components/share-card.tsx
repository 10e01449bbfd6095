import { type ReactNode, useState } from "react"
import { withReturn } from "../../../accounts/return-to.rules.ts"
import { Button } from "../../../ui/button.tsx"
import { Card } from "../../../ui/card.tsx"
import { CopyRow } from "../../../ui/copy-row.tsx"
import { useOneAtATime } from "../../../ui/form/use-one-at-a-time.ts"
import { LinkButton } from "../../../ui/link.tsx"
import { useTexts } from "../../../ui/use-texts.ts"
import { endLink, makeLink } from "../shortlist.actions.ts"
import type { Shortlist } from "../shortlist.contract.ts"
import { shortlistPageTexts } from "../texts.ts"

/** The link to a customer's list: made, copied, renewed, ended. */
export function ShareCard({ shared }: { shared: Shortlist["link"] }) {
  const { share: t } = useTexts(shortlistPageTexts)
  const [link, setLink] = useState(shared)
  const [isFresh, setFresh] = useState(false)
  const { busy, run } = useOneAtATime()
  const make = () =>
    run(async () => {
      const made = await makeLink()
      if (!made) return
      setLink(made.link)
      setFresh(true)
    })
  const end = () =>
    run(async () => {
      if (await endLink()) setLink(null)
    })
  return (
    <HeadCard
      title={t.title}
      text={t.text}
      act={
        !link && (
          <Button variant="secondary" icon="globe" busy={busy} onClick={() => void make()}>
            {t.make}
          </Button>
        )
      }
    >
      {link && (
        <div className="grid gap-2">
          <CopyRow key={link.token} label={t.label} text={link.url} texts={t} isFresh={isFresh}>
            <Button variant="secondary" busy={busy} onClick={() => void make()} className="max-sm:px-3">
              {t.renew}
            </Button>
            <Button variant="quiet-danger" disabled={busy} onClick={() => void end()} className="max-sm:px-3">
              {t.end}
            </Button>
          </CopyRow>
          <p className="text-muted text-sm">{t.ends}</p>
        </div>
      )}
    </HeadCard>
  )
}

/** Of a visitor, whose list is in this browser alone. */
export function VisitorCard() {
  const { visitor: t } = useTexts(shortlistPageTexts)
  return (
    <HeadCard
      title={t.title}
      text={t.text}
      act={
        <>
          <LinkButton to={withReturn("/register", "/shortlist")}>{t.signUp}</LinkButton>
          <LinkButton to={withReturn("/login", "/shortlist")} variant="secondary">
            {t.logIn}
          </LinkButton>
        </>
      }
    />
  )
}

type HeadCardProps = { title: string; text: string; act: ReactNode; children?: ReactNode }

/** Above the list, in few lines: the list itself begins in view. */
function HeadCard({ title, text, act, children }: HeadCardProps) {
  return (
    <Card as="section" className="no-print grid grid-cols-1 gap-4">
      <div className="flex flex-wrap items-center justify-between gap-x-8 gap-y-3">
        <div className="grid max-w-2xl gap-1">
          <h2 className="text-lg">{title}</h2>
          <p className="text-muted text-sm">{text}</p>
        </div>
        {act && <div className="flex flex-wrap gap-3">{act}</div>}
      </div>
      {children}
    </Card>
  )
}
