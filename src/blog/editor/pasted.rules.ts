/** Whether what was pasted as plain text is Markdown. Pure. */

const blocks = [
  /^#{1,4} \S/m,
  /^(?:[-*+]|\d{1,3}[.)]) \S.*\n(?:.*\n)?(?:[-*+]|\d{1,3}[.)]) \S/m,
  /^> \S/m,
  /^```/m,
  /^\|.+\|\s*\n\|[ :|-]+\|/m,
]
const inlines = [/\*\*[^\s*][^*\n]*\*\*/, /\[[^\]\n]+\]\((?:https?:|\/)[^)\s]+\)/, /!\[[^\]\n]*\]\([^)\s]+\)/]

const MAX_LOOKED_AT = 20_000

export const looksLikeMarkdown = (text: string) => {
  const beginning = text.slice(0, MAX_LOOKED_AT)
  return [...blocks, ...inlines].some((sign) => sign.test(beginning))
}
