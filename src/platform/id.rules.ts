/** Whether it may be an id, as addresses, cursors and browsers hold them. Apart from what makes ids, which few pages load. */
export const isId = (text: unknown): text is string => typeof text === "string" && /^[\w-]{1,64}$/.test(text)
