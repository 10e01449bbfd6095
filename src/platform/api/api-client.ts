/**
 * The one way the browser talks to /api (specification 1 §7): one silent renewal on 401, the
 * question whether it is really them where a call wants to know it, words for every failure. Of a
 * contract it reads method and path only: no more of it is in the browser.
 */

import { textsHere } from "../language/language.ts"
import { askForIdentity } from "../session/identity-prompt.ts"
import { isLoggingOut, leaveForLogin } from "../session/logout.ts"
import { renew, renewInTime } from "../session/renewal.ts"
import { dropStoredIds, storedProfessionalId, storedToken } from "../session/stored-session.ts"
import { storedUser } from "../session/stored-user.ts"
import { platformTexts } from "../texts.ts"
import { ApiFailure } from "./api-failure.ts"
import type { Answer, Contract, InputOf } from "./contract.ts"
import { apiTexts } from "./texts.ts"
import { fillPath, type Reply, type SendOptions, send, withWait } from "./transport.ts"

export { ApiFailure, failureMessage } from "./api-failure.ts"

type Address = Pick<Contract, "method" | "path">
type Values = Record<string, unknown>
type Send = typeof send

export const call = <C extends Contract>(contract: C, input: NoInfer<InputOf<C>>, options: SendOptions = {}) =>
  callBy(send, contract, input, options)

/** The same, where the body is more than its input (upload.ts). */
export const callBy = async <C extends Contract>(
  send: Send,
  contract: C,
  input: NoInfer<InputOf<C>>,
  options: SendOptions,
): Promise<Answer<C>> => {
  const ask = (address: Address, values: Values, options: SendOptions) => askBy(send, address, values, options)
  // Or has just been: what the page asked by itself may have found out first.
  const wasSignedIn = storedToken() !== null || isLoggingOut()
  await renewInTime()
  const used = storedToken()
  let answer = await ask(contract, input as Values, options)
  if (answer.status === 401) {
    if (await renew(used)) answer = await ask(contract, input as Values, options)
    // A refusal would have cleared the session: the renewal had no answer, and says nothing about it.
    else if (storedUser()) throw noAnswer()
  }
  if (answer.status === 403 && answer.body.code === "identity_mismatch") {
    dropStoredIds()
    answer = await ask(contract, input as Values, options)
  }
  if (answer.status === 403 && answer.body.code === "confirm_identity" && (await askForIdentity())) {
    answer = await ask(contract, input as Values, options)
  }
  if (answer.status === 0) throw isPage(answer) ? new ApiFailure(0, messageOf(answer), answer.body) : noAnswer()
  if (answer.status < 400) return answer.body as Answer<C>
  if (answer.status !== 401) throw new ApiFailure(answer.status, messageOf(answer), answer.body)
  leaveForLogin(options.leaveAfterMs)
  const message = wasSignedIn ? sessionOver() : textsHere(platformTexts).problems.signIn
  throw new ApiFailure(401, message, { ...answer.body, message })
}

/** What is said when a session ends while its page is open (specification 1 §8). */
export const sessionOver = () => textsHere(apiTexts).sessionOver

/** Fills the path, puts what a GET has left into the query, and says who asks where the path is about professionals. */
const askBy = async (send: Send, { method, path }: Address, input: Values, options: SendOptions): Promise<Reply> => {
  const { filled, rest } = fillPath(path, input)
  const query = new URLSearchParams()
  if (method === "GET" || method === "DELETE") {
    for (const [key, value] of Object.entries(rest)) {
      if (value !== undefined && value !== null) for (const one of [value].flat()) query.append(key, String(one))
    }
  }
  const own = storedProfessionalId()
  if (own && !("professional_id" in input) && /professional|provider|services/.test(path))
    query.set("professional_id", own)
  const reply = await send(method, `${filled}${query.size ? `?${query}` : ""}`, rest, options)
  const message = isPage(reply) && { message: textsHere(apiTexts).notJson }
  return { ...reply, status: isOurs(reply) ? reply.status : 0, body: { ...withWait(reply), ...message } }
}

const noAnswer = () => new ApiFailure(0, textsHere(apiTexts).noAnswer)

const isPage = ({ text = "" }: Reply) => /^\s*</.test(text)

/** A 200 or 401 without `success` comes from a proxy or captive portal, not from this API. */
const isOurs = ({ status, body }: Reply) => body.success !== undefined || (status >= 400 && status !== 401)

const messageOf = ({ status, body }: Reply) =>
  typeof body.message === "string" && body.message ? body.message : textsHere(apiTexts).failed(status)
