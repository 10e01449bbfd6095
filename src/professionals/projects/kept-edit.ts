/** What was typed about a project and is not saved yet: it survives a reload, and ends with the tab. */
import { storeText } from "../../platform/storage.ts"
import type { KeptEdit } from "./edited-project.rules.ts"

const keyOf = (projectId: string) => `draft:project:${projectId}`

export const readKeptEdit = (projectId: string): KeptEdit | undefined => {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(keyOf(projectId)) ?? "null")
    return isKeptEdit(kept) ? kept : undefined
  } catch {
    return undefined
  }
}

const isKeptEdit = (kept: unknown): kept is KeptEdit => typeof kept === "object" && kept !== null && "typed" in kept

/** Undefined: there is nothing to keep any more. */
export const keepEdit = (projectId: string, kept: KeptEdit | undefined) => {
  if (kept) storeText(keyOf(projectId), JSON.stringify(kept), sessionStorage)
  else sessionStorage.removeItem(keyOf(projectId))
}
