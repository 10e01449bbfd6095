/** What administrators decide about what everybody sees, as the audit calls it. */
export const decisions = ["hide_content", "leave_content", "keep_content_hidden", "restore_content"] as const
export type Decision = (typeof decisions)[number]

/** What somebody pastes into the field that finds what is to be decided about. */
const ids = /[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/gi

/** Of an address the last segment, so a project and not the profile that it stands on; of other text the last id in it. */
export const idsIn = (typed: string): string[] => {
  const path = typed.trim().split(/[?#]/)[0] ?? ""
  const segment = path.split("/").findLast((one) => one !== "") ?? ""
  const mentioned = (path.match(ids) ?? typed.match(ids) ?? []).at(-1)
  return [...new Set([segment, mentioned ?? ""])].filter((one) => /^[\w-]{1,120}$/.test(one))
}
