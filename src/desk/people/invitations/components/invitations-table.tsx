import { useState } from "react"
import { useRevalidator } from "react-router"
import { deskRoleTexts } from "../../../../accounts/admin-invitation/texts.ts"
import { Badge } from "../../../../ui/badge.tsx"
import { Button } from "../../../../ui/button.tsx"
import { LinkButton } from "../../../../ui/link.tsx"
import { ListTable } from "../../../../ui/list/list-table.tsx"
import type { OpenListOf } from "../../../../ui/list/use-list.ts"
import type { Column } from "../../../../ui/table.tsx"
import { useDates, useTexts } from "../../../../ui/use-texts.ts"
import { sendInvitationAgain } from "../invitation.actions.ts"
import type { invitationsList } from "../invitations.list.ts"
import type { OpenInvitation } from "../invitations.schema.ts"
import { invitationTexts } from "../texts.ts"

type InvitationsTableProps = {
  rows: readonly OpenInvitation[]
  list: Pick<OpenListOf<typeof invitationsList>, "toDialog">
}

export function InvitationsTable({ rows, list }: InvitationsTableProps) {
  const t = useTexts(invitationTexts)
  const roles = useTexts(deskRoleTexts)
  const dates = useDates()
  const columns: Column<OpenInvitation>[] = [
    {
      header: t.columns.email,
      cell: ({ email, invited_by, created_at }) => (
        <div className="min-w-0">
          <p className="wrap-anywhere font-semibold">{email}</p>
          <p className="wrap-anywhere font-normal text-muted text-sm">
            {t.by(invited_by || t.former, dates.day(created_at))}
          </p>
        </div>
      ),
      slot: "title",
    },
    { header: t.columns.role, name: "role", cell: ({ role }) => roles[role], slot: "line", width: "@[52rem]:w-44" },
    {
      header: t.columns.until,
      name: "until",
      cell: ({ has_expired, expires_at }) =>
        has_expired ? (
          <Badge tone="neutral" icon="clock">
            {t.expired}
          </Badge>
        ) : (
          t.until(dates.day(expires_at))
        ),
      slot: "chip",
      width: "@[52rem]:w-36",
    },
    {
      header: t.columns.acts,
      cell: (row) => <Acts row={row} toWithdraw={list.toDialog("withdraw", row.id)} />,
      slot: "actions",
      width: "@[52rem]:w-64",
    },
  ]
  return <ListTable caption={t.list} columns={columns} rows={rows} rowKey={({ id }) => id} />
}

function Acts({ row: { id, email }, toWithdraw }: { row: OpenInvitation; toWithdraw: string }) {
  const { again, withdraw } = useTexts(invitationTexts)
  const { revalidate } = useRevalidator()
  const [busy, setBusy] = useState(false)
  const send = async () => {
    setBusy(true)
    await sendInvitationAgain(id)
    await revalidate()
    setBusy(false)
  }
  return (
    <span data-row-acts="" className="inline-flex flex-wrap gap-1">
      <Button
        variant="quiet"
        size="small"
        icon="mail"
        busy={busy}
        onClick={() => void send()}
        aria-label={again.of(email)}
      >
        {again.verb}
      </Button>
      <LinkButton
        to={toWithdraw}
        preventScrollReset
        variant="quiet-danger"
        size="small"
        icon="trash"
        aria-label={withdraw.of(email)}
      >
        {withdraw.verb}
      </LinkButton>
    </span>
  )
}
