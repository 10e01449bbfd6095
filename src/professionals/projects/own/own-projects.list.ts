import { ownProfessionalId } from "../../../accounts/profile/profile.actions.ts"
import { call } from "../../../platform/api/api-client.ts"
import { textsHere } from "../../../platform/language/language.ts"
import { CannotAsk, describeList } from "../../../ui/list/list.ts"
import type { OpenListOf } from "../../../ui/list/use-list.ts"
import { listProjects } from "../project.contract.ts"
import { ownProjectsTexts } from "./texts.ts"

/** Drafts too, in the order in which the profile shows them. */
export const ownProjects = describeList({
  texts: ownProjectsTexts,
  dialogs: ["remove"],
  load: async (_asked, options) => {
    const professional_id = await ownProfessionalId()
    if (!professional_id) throw new CannotAsk(textsHere(ownProjectsTexts).failed)
    return { ...(await call(listProjects, { id: professional_id }, options)), professional_id, next: null }
  },
  rows: ({ projects }) => projects,
})
export type OwnProjectList = OpenListOf<typeof ownProjects>
