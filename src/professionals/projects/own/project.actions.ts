/** What is done about one's own projects with one press. */

import { ownProfessionalId } from "../../../accounts/profile/profile.actions.ts"
import { ApiFailure, call } from "../../../platform/api/api-client.ts"
import { textsHere } from "../../../platform/language/language.ts"
import { toastOnFailure } from "../../../ui/overlay/toast-on-failure.ts"
import { toast } from "../../../ui/overlay/toast-store.ts"
import { addProject, changeProject, orderProjects } from "../project.contract.ts"
import { ownProjectPath } from "../project-paths.ts"
import { ownProjectsTexts } from "./texts.ts"

/** Where the new draft is edited; undefined where there is none, which is said. */
export const beginProject = async () => {
  const begin = async () => {
    const id = await ownProfessionalId()
    if (!id) throw new Error("There is no professional id to add a project with.")
    return call(addProject, { id })
  }
  const begun = await toastOnFailure(begin(), textsHere(ownProjectsTexts).notDone)
  return begun && ownProjectPath(begun.project.id)
}

/** What came of it is said. */
export const setPublished = async (id: string, projectId: string, published: boolean) => {
  const changing = call(changeProject, { id, projectId, published })
  const answer = await toastOnFailure(changing, textsHere(ownProjectsTexts).notDone)
  if (answer) toast("success", answer.message, 5000)
}

interface OrderChange {
  seen: readonly string[]
  wanted: readonly string[]
}

/** Where it could not be saved, which is said, with the order that the server has instead, if it told. */
export const saveOrder = async (
  id: string,
  { seen, wanted }: OrderChange,
): Promise<{ isSaved: boolean; order?: readonly string[] | undefined }> => {
  const ordering = call(orderProjects, { id, project_ids: [...wanted], seen: [...seen] })
  if (await toastOnFailure(ordering, textsHere(ownProjectsTexts).order.failed)) return { isSaved: true }
  const order = await ordering.then(() => undefined, orderIn)
  return { isSaved: false, order }
}

const orderIn = (failure: unknown) =>
  failure instanceof ApiFailure ? (failure.details.project_ids as string[] | undefined) : undefined
