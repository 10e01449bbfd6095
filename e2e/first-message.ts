/** First messages, which are held once somebody has written such ones to many others. */
import type { APIRequestContext } from "@playwright/test"
import type { Person } from "../test/people.ts"
import type { Studio } from "./bookings.ts"

export const writeFirst = async (request: APIRequestContext, { token }: Person, studio: Studio, content: string) => {
  const headers = { authorization: `Bearer ${token}` }
  const opened = await request.post("/api/conversations", { data: { provider_id: studio.professionalId }, headers })
  const { conversation_id: id } = (await opened.json()) as { conversation_id: string }
  const sent = await request.post(`/api/conversations/${id}/messages`, { data: { content }, headers })
  const { message } = (await sent.json()) as { message: { id: string; is_held: boolean } }
  return { conversation: id, ...message }
}

/** To as many studios as it takes. @returns whom the one that is held was written to */
export const writeUntilHeld = async (
  request: APIRequestContext,
  sender: Person,
  studios: Studio[],
  content: string,
) => {
  for (const studio of studios) if ((await writeFirst(request, sender, studio, content)).is_held) return studio
  throw new Error(`None of ${studios.length} first messages was held`)
}
