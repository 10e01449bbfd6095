import { useRevalidator } from "react-router"
import { call } from "../../platform/api/api-client.ts"
import { pageTitle } from "../../sharing/page-meta.ts"
import { AreaHeading } from "../../ui/area-heading.tsx"
import { Breadcrumb } from "../../ui/breadcrumb.tsx"
import { PageLoading } from "../../ui/page-loading.tsx"
import { useTexts } from "../../ui/use-texts.ts"
import type { Route } from "./+types/person.page"
import { PersonActions } from "./components/person-actions.tsx"
import { StateBadge, useRoleNames } from "./components/person-badges.tsx"
import { PersonRecord } from "./components/person-record.tsx"
import { deskPerson } from "./people.contract.ts"
import { deskPeopleTexts, deskPersonTexts } from "./texts.ts"
import "../../ui/rare-icons.ts"

export const meta: Route.MetaFunction = ({ matches }) => [
  ...pageTitle(matches, deskPersonTexts, (t) => t.title),
  { name: "robots", content: "noindex" },
]

export const clientLoader = async ({ params: { personId }, request: { signal } }: Route.ClientLoaderArgs) => ({
  person: await call(deskPerson, { id: personId }, { signal }),
})

export function HydrateFallback() {
  return <PageLoading label={useTexts(deskPersonTexts).loading} />
}

/** One account: what is known, and what can be done about it. */
export default function PersonPage({ loaderData: { person } }: Route.ComponentProps) {
  const t = useTexts(deskPersonTexts)
  const people = useTexts(deskPeopleTexts)
  const rolesOf = useRoleNames()
  const { revalidate } = useRevalidator()
  const name = person.full_name || t.former
  return (
    <>
      <Breadcrumb items={[{ label: people.title, to: "/admin/people" }, { label: name }]} />
      <AreaHeading title={name} actions={<StateBadge state={person.state} />}>
        {rolesOf(person)}
      </AreaHeading>
      <div className="grid gap-6 xl:grid-cols-[minmax(0,1fr)_20rem] xl:items-start">
        <PersonRecord person={person} />
        <PersonActions person={person} name={name} onActed={revalidate} />
      </div>
    </>
  )
}
