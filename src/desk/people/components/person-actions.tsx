import { useState } from "react"
import { useSearchParams } from "react-router"
import { useHasDeskRole } from "../../../platform/session/use-desk-role.ts"
import { Button } from "../../../ui/button.tsx"
import { LinkButton } from "../../../ui/link.tsx"
import { TitledCard } from "../../../ui/titled-card.tsx"
import { useFocusOnChange } from "../../../ui/use-focus-on-change.ts"
import { useTexts } from "../../../ui/use-texts.ts"
import type { PersonDetails } from "../people.schema.ts"
import { actOnPerson, type PlainAct } from "../person.actions.ts"
import { deskPersonTexts } from "../texts.ts"
import { isPersonDialog, PersonDialog } from "./person-dialog.tsx"

type PersonActionsProps = { person: PersonDetails; name: string; onActed: () => Promise<void> }

/** Only what can be done to this account now; what asks for a reason opens a dialog of the address. */
export function PersonActions({ person, name, onActed }: PersonActionsProps) {
  const { actions: t } = useTexts(deskPersonTexts)
  const [params, setParams] = useSearchParams()
  const [busy, setBusy] = useState<PlainAct>()
  const canAct = useHasDeskRole("desk")
  const isOwner = useHasDeskRole("owner")
  const place = useFocusOnChange<HTMLDivElement>(person.sessions.length)
  if (person.state === "erased" || !canAct) return null
  if (person.is_self) return <TitledCard title={t.label}>{t.self}</TitledCard>
  const act = async (plain: PlainAct) => {
    setBusy(plain)
    await actOnPerson(plain, person.id)
    await onActed()
    setBusy(undefined)
  }
  const opened = params.get("act")
  const { state, deletion_due_at, portrait } = person
  return (
    <TitledCard title={t.label}>
      <div ref={place} tabIndex={-1} className="grid gap-3 outline-none">
        {state === "waiting" && (
          <Button variant="secondary" icon="mail" busy={busy === "resend"} onClick={() => void act("resend")}>
            {t.resend}
          </Button>
        )}
        {isOwner && state === "active" && (
          <LinkButton to="?act=role" preventScrollReset variant="secondary" icon="key">
            {t.role}
          </LinkButton>
        )}
        {state === "suspended" ? (
          <LinkButton to="?act=restore" preventScrollReset variant="secondary" icon="check">
            {t.restore}
          </LinkButton>
        ) : (
          <LinkButton to="?act=suspend" preventScrollReset variant="danger" icon="x">
            {t.suspend}
          </LinkButton>
        )}
        {portrait && <PortraitLink isHidden={portrait.takedown !== null} />}
        {isOwner && !deletion_due_at && (
          <LinkButton to="?act=remove" preventScrollReset variant="quiet" icon="trash">
            {t.remove}
          </LinkButton>
        )}
        {/* Last: it goes once it is done, and nothing comes under the pointer in its place. */}
        {person.sessions.length > 0 && (
          <Button
            variant="secondary"
            icon="logout"
            busy={busy === "endSessions"}
            onClick={() => void act("endSessions")}
          >
            {t.endSessions}
          </Button>
        )}
      </div>
      {isPersonDialog(opened) && (
        <PersonDialog
          key={opened}
          dialog={opened}
          person={person}
          name={name}
          onActed={onActed}
          onClose={() => setParams({}, { replace: true, preventScrollReset: true })}
        />
      )}
    </TitledCard>
  )
}

/** One link for both, so that it keeps the focus when the dialog that it opened has hidden the portrait. */
function PortraitLink({ isHidden }: { isHidden: boolean }) {
  const { actions: t } = useTexts(deskPersonTexts)
  return (
    <LinkButton
      to={isHidden ? "/admin/moderation/hidden?kind=portrait" : "?act=hide_portrait"}
      preventScrollReset={!isHidden}
      variant="secondary"
      icon={isHidden ? "eye" : "eye-off"}
    >
      {isHidden ? t.restorePortrait : t.hidePortrait}
    </LinkButton>
  )
}
