import type { Person } from "./people.schema.ts"
import type { deskPeopleTexts } from "./texts.ts"

type Texts = Pick<ReturnType<typeof deskPeopleTexts.in>, "roles" | "deskRoles">
type Roles = Pick<Person, "customer_type" | "provider_id" | "desk_role">

/** What somebody is on the site: "Customer · Professional". */
export const rolesOf = ({ customer_type, provider_id, desk_role }: Roles, t: Texts) =>
  [
    customer_type !== null && t.roles.customer,
    provider_id !== null && t.roles.professional,
    desk_role !== null && `${t.roles.admin} (${t.deskRoles[desk_role]})`,
  ]
    .filter(Boolean)
    .join(" · ")
