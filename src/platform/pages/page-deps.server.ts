// What pages are made with, and for whom.
import type { Kysely } from "kysely"
import type { ServerBuild } from "react-router"
import type { DB } from "../../../db/types.ts"
import type { CallDeps, Served } from "../api/serve.server.ts"
import type { Ctx } from "../context.server.ts"
import type { AnswerCache } from "../http/answer-cache.server.ts"
import type { FairQueue } from "../http/fair-queue.server.ts"
import type { Language } from "../language/language.ts"
import type { PostContext } from "./page-context.ts"

export interface PageDeps
  extends Pick<CallDeps, "clock" | "publicUrl" | "findActorByCookie" | "lockActor" | "checkAnswers"> {
  db: Kysely<DB>
  /** What forms without script may ask for. */
  calls: Served[]
  demo: boolean
  showsMails: boolean
  build: ServerBuild | (() => Promise<ServerBuild>)
  mode: "production" | "development"
  /** Which file of the browser's which page needs, for languages that have files of their own. */
  manifests?: Partial<Record<Language, ServerBuild["assets"]>>
  kept: AnswerCache
  fairQueue: FairQueue
}

export type Visitor = Pick<Ctx, "actor" | "requestId" | "network" | "language">
export type PostOf = (findVisitor: () => Promise<Visitor>) => PostContext
