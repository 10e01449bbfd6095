import type { TextField } from "../edited-project.rules.ts"

/** Where the list of what is missing leads to. */
export const fieldId = (field: TextField | "pictures") => `project-${field}`
