import { useHasDeskRole } from "../../../platform/session/use-desk-role.ts"
import { pageTitle } from "../../../sharing/page-meta.ts"
import { AreaHeading } from "../../../ui/area-heading.tsx"
import { Breadcrumb } from "../../../ui/breadcrumb.tsx"
import { keepListBehindDialog, loadList } from "../../../ui/list/list.ts"
import { ListLoading, ListScreen } from "../../../ui/list/list-screen.tsx"
import { useList } from "../../../ui/list/use-list.ts"
import { useTexts } from "../../../ui/use-texts.ts"
import { DeskDownload } from "../../components/desk-download.tsx"
import { deskPeopleTexts } from "../texts.ts"
import type { Route } from "./+types/invitations.page"
import { InvitationsTable } from "./components/invitations-table.tsx"
import { InviteForm, WithdrawDialog } from "./components/invite-form.tsx"
import { invitationsList } from "./invitations.list.ts"
import { invitationTexts } from "./texts.ts"
import "../../../ui/rare-icons.ts"

export const meta: Route.MetaFunction = ({ matches }) => [
  ...pageTitle(matches, invitationTexts, (t) => t.title),
  { name: "robots", content: "noindex" },
]

export const clientLoader = ({ request }: Route.ClientLoaderArgs) => loadList(invitationsList, request)

export const shouldRevalidate = keepListBehindDialog(invitationsList)

export function HydrateFallback() {
  return <ListLoading list={invitationsList} />
}

/** Who becomes an administrator, and who is invited and has not answered. */
export default function Invitations({ loaderData }: Route.ComponentProps) {
  const t = useTexts(invitationTexts)
  const people = useTexts(deskPeopleTexts)
  const list = useList(invitationsList, loaderData)
  const isOwner = useHasDeskRole("owner")
  if (!isOwner)
    return (
      <>
        <Breadcrumb items={[{ label: people.title, to: "/admin/people" }, { label: t.title }]} />
        <AreaHeading title={t.title}>{t.readOnly}</AreaHeading>
      </>
    )
  return (
    <>
      <Breadcrumb items={[{ label: people.title, to: "/admin/people" }, { label: t.title }]} />
      <AreaHeading title={t.title} actions={<DeskDownload to="invitations/csv" />}>
        {t.lead}
      </AreaHeading>
      <div className="grid grid-cols-1 gap-8">
        {list.page && <InviteForm />}
        <section aria-labelledby="open-invitations" className="grid grid-cols-1 gap-3">
          <h2 id="open-invitations" tabIndex={-1} className="text-xl">
            {t.list}
          </h2>
          <ListScreen list={list}>{(rows) => <InvitationsTable rows={rows} list={list} />}</ListScreen>
        </section>
      </div>
      {list.opened && <WithdrawDialog key={list.opened.row.id} invitation={list.opened.row} onClose={list.close} />}
    </>
  )
}
