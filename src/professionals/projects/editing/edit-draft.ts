/** What was typed about a project and is not saved yet: it survives a reload, and ends with the tab. */
import { storeText } from "../../../platform/storage.ts"
import type { EditDraft } from "./edited-project.rules.ts"

const keyOf = (projectId: string) => `draft:project:${projectId}`

export const readEditDraft = (projectId: string): EditDraft | undefined => {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(keyOf(projectId)) ?? "null")
    return isEditDraft(kept) ? kept : undefined
  } catch {
    return undefined
  }
}

const isEditDraft = (kept: unknown): kept is EditDraft => typeof kept === "object" && kept !== null && "typed" in kept

/** Undefined: there is nothing to keep any more. */
export const storeEditDraft = (projectId: string, kept: EditDraft | undefined) => {
  if (kept) storeText(keyOf(projectId), JSON.stringify(kept), sessionStorage)
  else sessionStorage.removeItem(keyOf(projectId))
}
