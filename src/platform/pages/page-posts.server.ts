// The adapter of forms sent without script: from our own pages only, to pages that take a form, within the body's limit. The
// page's action is in form-action.server.ts.
import { setTimeout as pause } from "node:timers/promises"
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify"
import { inputOf } from "../api/check-call.server.ts"
import { answerCall } from "../api/serve.server.ts"
import { effectiveActor, refuseUnauthorised } from "../api/serve-actor.server.ts"
import { type CookieJar, cookieJar, refuseForeignOrigin } from "../http/cookies.server.ts"
import { otherMethod } from "../http/methods.server.ts"
import { answerTexts } from "../http/texts.ts"
import { languageOfPath, localize } from "../language/language.ts"
import { isProblem, Problem, signInRequired } from "../problem.ts"
import { keyedHash } from "../tokens.server.ts"
import { openRoutes, type PageDeps, type PageVisitor, type PostOf } from "./page-deps.server.ts"
import type { PostContext } from "./page-handle.ts"
/** @param answer renders the page that was posted to and sends it */
export const installPosts = async (
  app: FastifyInstance,
  deps: PageDeps,
  answer: (request: FastifyRequest, reply: FastifyReply, page: Request, postOf: PostOf) => Promise<unknown>,
) => {
  await app.register(async (posts) => {
    posts.removeAllContentTypeParsers()
    posts.addContentTypeParser("application/x-www-form-urlencoded", { parseAs: "string" }, (_request, body, done) =>
      done(null, body),
    )
    posts.addContentTypeParser("*", (_request, _body, done) => done(notAForm()))
    const takes = ({ url }: FastifyRequest) => takesForm(deps.build, languageOfPath(url).path)
    posts.post("*", {
      config: { takes },
      // Before a body is read.
      onRequest: async (request, reply) => {
        if (!(await takes(request))) throw otherMethod(request, reply, "GET, HEAD, OPTIONS")
        refuseForeignOrigin(request, deps.publicUrl)
      },
      handler: (request, reply) =>
        answer(request, reply, pageRequest(request, deps.publicUrl), (findVisitor) =>
          postOf(findVisitor, cookieJar(request, reply, deps.publicUrl), deps),
        ),
    })
  })
}

/** An action in the module of the page that the address leads to: others would answer as if something were broken. */
const takesForm = async (build: PageDeps["build"], path: string) => {
  const modulesAt = openRoutes(typeof build === "function" ? await build() : build)
  return modulesAt(path)?.at(-1)?.action !== undefined
}

/** A new request, as the body has been read and the origin checked. */
const pageRequest = ({ url, headers, body }: FastifyRequest, publicUrl: string) =>
  new Request(publicUrl + url, {
    method: "POST",
    headers: { "content-type": "application/x-www-form-urlencoded", accept: headers.accept ?? "" },
    body: body as string,
  })

const postOf = (findVisitor: () => Promise<PageVisitor>, http: CookieJar, deps: PageDeps): PostContext => ({
  answer: async (contract, raw) => {
    const visitor = await findVisitor()
    const who = { ...visitor, actor: effectiveActor(contract, visitor.actor) }
    const call = deps.calls.find((one) => one.contract.name === contract.name)
    if (!call || !("answer" in call)) throw new Error(`The call ${contract.name} that a form makes is not served.`)
    if (contract.who !== "anyone" && !who.actor) throw signInRequired()
    refuseUnauthorised(contract, who.actor, deps.clock())
    // A cached page cannot have an idempotency key for each visitor, so the key is a hash of the input. For a while only:
    // who sends the same form again later wants a current answer.
    const key = `page-${keyedHash(JSON.stringify(raw))}`
    const input = inputOf(contract, raw, who.language)
    const ctx = { ...who, clock: deps.clock, publicUrl: deps.publicUrl }
    return JSON.parse(
      await untilDone(() => answerCall(call, deps, { ctx, raw, input, key, lastsSeconds: SAME_FOR_SECONDS, http })),
    )
  },
})

const SAME_FOR_SECONDS = 900
const TRIES = 6
const PAUSE_MS = 500

/** After a double click the browser shows the second answer: it has to be that of the first, which is still in flight. */
const untilDone = async <T>(ask: () => Promise<T>, attempt = 1): Promise<T> => {
  try {
    return await ask()
  } catch (error) {
    if (!(isProblem(error) && error.code === "in_flight") || attempt === TRIES) throw error
    await pause(PAUSE_MS)
    return untilDone(ask, attempt + 1)
  }
}

const notAForm = () =>
  new Problem(
    "unsupported_type",
    localize(answerTexts, (t) => t.wantsForm),
  )
