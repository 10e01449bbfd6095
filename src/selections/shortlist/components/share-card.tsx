import { useState } from "react"
import { withReturn } from "../../../accounts/return-to.rules.ts"
import { Button } from "../../../ui/button.tsx"
import { CopyRow } from "../../../ui/copy-row.tsx"
import { useOneAtATime } from "../../../ui/form/use-one-at-a-time.ts"
import { LinkButton } from "../../../ui/link.tsx"
import { TitledCard } from "../../../ui/titled-card.tsx"
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
    <TitledCard title={t.title} className="no-print max-w-3xl">
      <div className="grid grid-cols-1 gap-4">
        <p>{t.text}</p>
        {link ? (
          <>
            <CopyRow key={link.token} label={t.label} text={link.url} texts={t} isFresh={isFresh}>
              <Button variant="secondary" busy={busy} onClick={() => void make()}>
                {t.renew}
              </Button>
              <Button variant="quiet-danger" disabled={busy} onClick={() => void end()}>
                {t.end}
              </Button>
            </CopyRow>
            <p className="text-muted text-sm">{t.ends}</p>
          </>
        ) : (
          <Button busy={busy} onClick={() => void make()} className="justify-self-start">
            {t.make}
          </Button>
        )}
      </div>
    </TitledCard>
  )
}

/** Of a visitor, whose list is in this browser alone. */
export function VisitorCard() {
  const { visitor: t } = useTexts(shortlistPageTexts)
  return (
    <TitledCard title={t.title} className="no-print max-w-3xl">
      <div className="grid gap-4">
        <p>{t.text}</p>
        <div className="flex flex-wrap gap-3">
          <LinkButton to={withReturn("/register", "/shortlist")}>{t.signUp}</LinkButton>
          <LinkButton to={withReturn("/login", "/shortlist")} variant="secondary">
            {t.logIn}
          </LinkButton>
        </div>
      </div>
    </TitledCard>
  )
}
