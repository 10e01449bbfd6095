// The pages as a tree, as React Router matches addresses against it: built of the flat list that a build has of them.
import { matchRoutes, type RouteObject, type ServerBuild } from "react-router"

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
