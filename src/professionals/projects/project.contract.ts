import { z } from "zod"
import { appealText } from "../../moderation/takedown.schema.ts"
import { appealFormTexts } from "../../moderation/texts.ts"
import { contract, type Limit } from "../../platform/api/contract.ts"
import { anyId } from "../../platform/id.schema.ts"
import { MAX_PROJECTS } from "./project.rules.ts"
import { listedProject, project, projectChange } from "./project.schema.ts"
import { projectFieldTexts } from "./texts.ts"

/** Somebody who fills in a project saves it every few seconds. */
const limit: Limit = { bucket: "projects", perAccount: { max: 60, seconds: 60 } }
const id = z.string().describe("professional_id")
const projectId = z.string()
const order = z.array(anyId).max(MAX_PROJECTS)

export const listProjects = contract({
  name: "list_projects",
  summary: "The projects of a professional, in their order, without their pictures; one's own with the drafts",
  method: "GET",
  path: "/provider/{id}/projects",
  who: "anyone",
  refuses: ["not_found"],
  input: z.object({ id }),
  output: z.object({ projects: z.array(listedProject) }),
})

export const getProject = contract({
  name: "show_project",
  summary: "A project with its pictures",
  method: "GET",
  path: "/provider/{id}/projects/{projectId}",
  who: "anyone",
  refuses: ["not_found"],
  input: z.object({ id, projectId }),
  output: z.object({ project }),
})

export const addProject = contract({
  name: "add_project",
  summary: "Begin a project, as a draft",
  method: "POST",
  path: "/provider/{id}/projects",
  who: "professional",
  identity: ["id"],
  status: 201,
  refuses: ["conflict"],
  ...{ limit, texts: projectFieldTexts },
  input: projectChange.omit({ published: true, version: true }).extend({ id }),
  output: z.object({ project }),
})

export const changeProject = contract({
  name: "change_project",
  summary: "Change a project of mine, publish it or take it back; what is not named stays",
  method: "PUT",
  path: "/provider/{id}/projects/{projectId}",
  who: "professional",
  identity: ["id"],
  refuses: ["not_found", "conflict"],
  ...{ limit, texts: projectFieldTexts },
  input: projectChange.extend({ id, projectId }),
  output: z.object({ message: z.string(), project }),
})

export const removeProject = contract({
  name: "remove_project",
  summary: "Remove a project of mine, with its pictures",
  method: "DELETE",
  path: "/provider/{id}/projects/{projectId}",
  who: "professional",
  identity: ["id"],
  refuses: ["not_found"],
  limit,
  input: z.object({ id, projectId }),
  output: z.object({ message: z.string() }),
})

export const orderProjects = contract({
  name: "order_projects",
  summary: "Put my projects into another order: the first one stands for my work in searches",
  method: "PUT",
  path: "/provider/{id}/projects/order",
  who: "professional",
  identity: ["id"],
  refuses: ["conflict"],
  limit,
  input: z.object({
    id,
    project_ids: order.describe("All of them, in their new order"),
    seen: order.optional().describe("The order that was seen: another one by now is a conflict, which names it"),
  }),
  output: z.object({ message: z.string() }),
})

export const picturesFile = contract({
  name: "project_pictures_zip",
  summary: "All pictures of my projects in one archive, as large as they are kept, with their captions as a text",
  method: "GET",
  path: "/provider/{id}/projects/zip",
  who: "professional",
  identity: ["id"],
  credential: "cookie",
  responseType: "file",
  types: ["application/zip"],
  limit: { bucket: "own-pictures", perAccount: { max: 10, seconds: 3600 } },
  input: z.object({ id }),
  output: z.string(),
})

export const appealProject = contract({
  name: "appeal_project",
  summary: "Say why a project of mine that administrators have hidden should be shown again, once",
  method: "POST",
  path: "/provider/{id}/projects/{projectId}/appeal",
  who: "professional",
  identity: ["id"],
  refuses: ["not_found", "conflict"],
  texts: appealFormTexts,
  input: appealText.extend({ id, projectId }),
  output: z.object({ message: z.string() }),
})
