// The dependencies of pages; and the tree of routes that React Router matches addresses against, made of a build's flat list.
import type { Kysely } from "kysely"
import { matchRoutes, type RouteObject, type ServerBuild } from "react-router"
import type { DB } from "../../../db/types.ts"
import type { CallDeps, Served } from "../api/serve.server.ts"
import type { Ctx } from "../context.server.ts"
import type { AnswerCache } from "../http/answer-cache.server.ts"
import type { FairQueue } from "../http/fair-queue.server.ts"
import type { Language } from "../language/language.ts"
import type { PostContext } from "./page-handle.ts"

type Modules = NonNullable<ServerBuild["routes"][string]>["module"]

/** The modules from the root to the page that a path leads to; undefined where it leads to none. */
export const openRoutes = ({ routes }: ServerBuild) => {
  const tree = childrenOf(routes, undefined)
  return (path: string): Modules[] | undefined => matchRoutes(tree, path)?.map(({ route }) => routes[route.id!]!.module)
}

const childrenOf = (routes: ServerBuild["routes"], parent: string | undefined): RouteObject[] =>
  Object.values(routes).flatMap((route) => {
    if (!route || route.parentId !== parent) return []
    const { id, path, index, caseSensitive } = route
    const own = { id, path, caseSensitive }
    return [index ? { ...own, index } : { ...own, children: childrenOf(routes, id) }]
  })

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
  answerCache: AnswerCache
  fairQueue: FairQueue
}

export type PageVisitor = Pick<Ctx, "actor" | "requestId" | "network" | "language">
export type PostOf = (findVisitor: () => Promise<PageVisitor>) => PostContext
