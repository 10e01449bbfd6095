/** Where a conversation is open at one of its messages. */
export const messagePath = (conversationId: string, seq: number) => `/messages/${conversationId}?at=${seq}`

/** The number that such an address names. */
export const messageIn = (search: string): number | undefined => {
  const named = new URLSearchParams(search).get("at")
  return named !== null && /^\d{1,9}$/.test(named) ? Number(named) : undefined
}
