import { call } from "../../platform/api/api-client.ts"
import { pathHere, textsHere } from "../../platform/language/language.ts"
import { getProject } from "../../professionals/projects/project.contract.ts"
import { projectPath } from "../../professionals/projects/project-paths.ts"
import { messagesPageTexts } from "../messages-page.texts.ts"

/** A line that names a project of this professional; undefined where nobody sees one. */
export const projectQuestion = async (id: string, projectId: string) => {
  try {
    const { project } = await call(getProject, { id, projectId })
    const address = window.location.origin + pathHere(projectPath(id, project.id))
    return textsHere(messagesPageTexts).opening.likeProject(project.title, address)
  } catch {
    return undefined
  }
}
