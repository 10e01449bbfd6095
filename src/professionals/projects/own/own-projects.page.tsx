import { useNavigate, useRevalidator } from "react-router"
import { pageTitle } from "../../../sharing/page-meta.ts"
import { AreaHeading } from "../../../ui/area-heading.tsx"
import { Button } from "../../../ui/button.tsx"
import { useOneAtATime } from "../../../ui/form/use-one-at-a-time.ts"
import { keepListBehindDialog, loadList } from "../../../ui/list/list.ts"
import { ListLoading, ListScreen } from "../../../ui/list/list-screen.tsx"
import { useList } from "../../../ui/list/use-list.ts"
import { toast } from "../../../ui/overlay/toast-store.ts"
import { useTexts } from "../../../ui/use-texts.ts"
import type { Route } from "./+types/own-projects.page"
import { OwnProjects } from "./components/own-projects.tsx"
import { ProjectRemoval } from "./components/project-removal.tsx"
import { ownProjects } from "./own-projects.list.ts"
import { beginProject } from "./project.actions.ts"
import { ownProjectsTexts } from "./texts.ts"

export const meta: Route.MetaFunction = ({ matches }) => pageTitle(matches, ownProjectsTexts, (t) => t.title)

export const clientLoader = ({ request }: Route.ClientLoaderArgs) => loadList(ownProjects, request)

export const shouldRevalidate = keepListBehindDialog(ownProjects)

export function HydrateFallback() {
  return <ListLoading list={ownProjects} />
}

export default function OwnProjectsPage({ loaderData }: Route.ComponentProps) {
  const list = useList(ownProjects, loaderData)
  const t = useTexts(ownProjectsTexts)
  const { revalidate } = useRevalidator()
  const { opened } = list
  const onRemoved = async (message: string) => {
    toast("success", message, 5000)
    await revalidate()
  }
  return (
    <>
      <AreaHeading title={t.title} actions={list.rows.length > 0 && <AddButton>{t.add}</AddButton>}>
        {t.lead}
      </AreaHeading>
      <ListScreen list={list} emptyAction={<AddButton>{t.empty.add}</AddButton>}>
        {(projects, { professional_id }) => (
          <OwnProjects projects={projects} professionalId={professional_id} list={list} />
        )}
      </ListScreen>
      {opened && list.page && (
        <ProjectRemoval
          project={opened.row}
          professionalId={list.page.professional_id}
          onClose={list.close}
          onDone={onRemoved}
        />
      )}
    </>
  )
}

/** What is new opens, to be filled in. */
function AddButton({ children }: { children: string }) {
  const { busy, run } = useOneAtATime()
  const navigate = useNavigate()
  const add = async () => {
    const address = await beginProject()
    if (address) await navigate(address)
  }
  return (
    <Button busy={busy} onClick={() => void run(add)} className="max-sm:w-full">
      {children}
    </Button>
  )
}
