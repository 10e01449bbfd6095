import { useSearchParams } from "react-router"
import { ProfessionalImportDialog } from "../../enquiries/registration/import/components/professional-import-dialog.tsx"
import { professionalImportTexts } from "../../enquiries/registration/import/texts.ts"
import { useHasDeskRole } from "../../platform/session/use-desk-role.ts"
import { pageTitle } from "../../sharing/page-meta.ts"
import { AreaHeading } from "../../ui/area-heading.tsx"
import { LinkButton } from "../../ui/link.tsx"
import { filterQuery, keepListBehindDialog, loadList } from "../../ui/list/list.ts"
import { FilterSelect } from "../../ui/list/list-filter.tsx"
import { ListLoading, ListScreen } from "../../ui/list/list-screen.tsx"
import { ListSearch } from "../../ui/list/list-search.tsx"
import { useList } from "../../ui/list/use-list.ts"
import { useTexts } from "../../ui/use-texts.ts"
import { DeskDownload } from "../components/desk-download.tsx"
import { HeadActions } from "../components/head-actions.tsx"
import type { Route } from "./+types/people.page"
import { PeopleTable } from "./components/people-table.tsx"
import { peopleList } from "./people.list.ts"
import { deskPeopleTexts } from "./texts.ts"
import "../../ui/rare-icons.ts"

export const meta: Route.MetaFunction = ({ matches }) => [
  ...pageTitle(matches, deskPeopleTexts, (t) => t.title),
  { name: "robots", content: "noindex" },
]

export const clientLoader = ({ request }: Route.ClientLoaderArgs) => loadList(peopleList, request)

export const shouldRevalidate = keepListBehindDialog(peopleList)

export function HydrateFallback() {
  return <ListLoading list={peopleList} />
}

/** Finding somebody. */
export default function People({ loaderData }: Route.ComponentProps) {
  const t = useTexts(deskPeopleTexts)
  const list = useList(peopleList, loaderData)
  const importTexts = useTexts(professionalImportTexts)
  const [params] = useSearchParams()
  const isOwner = useHasDeskRole("owner")
  const download = <DeskDownload to={`people/csv?${filterQuery(list)}`} />
  return (
    <>
      <AreaHeading
        title={t.title}
        actions={
          isOwner ? (
            <HeadActions label={t.more}>
              {download}
              <LinkButton to="/admin/people/invitations" variant="secondary" icon="key">
                {t.invite}
              </LinkButton>
              <LinkButton to={list.toDialog("import", "new")} preventScrollReset variant="secondary">
                {importTexts.open}
              </LinkButton>
            </HeadActions>
          ) : (
            download
          )
        }
      >
        {t.lead}
      </AreaHeading>
      <div className="mb-6 grid grid-cols-2 gap-3 sm:flex sm:flex-wrap">
        <ListSearch list={list} label={t.search} className="col-span-2 w-full md:w-96" />
        <FilterSelect list={list} name="role" label={t.role.label} all={t.role.all} labels={t.roles} />
        <FilterSelect list={list} name="state" label={t.state.label} all={t.state.all} labels={t.states} />
      </div>
      <ListScreen list={list}>{(people) => <PeopleTable people={people} />}</ListScreen>
      {isOwner && params.has("import") && <ProfessionalImportDialog onClose={list.close} />}
    </>
  )
}
