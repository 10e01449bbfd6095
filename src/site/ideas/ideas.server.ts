// Work to look at before anybody is chosen: the projects that professionals have published.
import { apart } from "../../drawings/variants.ts"
import type { Ctx } from "../../platform/context.server.ts"
import { bandFrom, bandStarts, works } from "../../professionals/cost/cost.rules.ts"
import { homeTypes } from "../../professionals/projects/project.rules.ts"
import { countWorks, findIdeas } from "./ideas.queries.server.ts"
import { FEWEST_IDEAS, type IdeaQuery, ideasPath } from "./ideas.rules.ts"

export const getIdeas = async ({ db }: Pick<Ctx, "db">, asked: IdeaQuery, limit: number) => {
  const { total, ideas, works: ofWork, homes, bands, localities } = await findIdeas(db, asked, limit)
  const pictures = apart(ideas.map(({ picture }) => picture))
  return {
    asked,
    total,
    ideas: ideas.map(({ paid_from, ...idea }, at) => ({
      ...idea,
      picture: pictures[at]!,
      paid: paid_from === null ? null : bandFrom(paid_from),
    })),
    choices: {
      work: inOrder(works, ofWork),
      home: inOrder(homeTypes, homes),
      paid: inOrder(bandStarts, bands),
      localities,
    },
  }
}

export type IdeasPageData = Awaited<ReturnType<typeof getIdeas>>
export type Idea = IdeasPageData["ideas"][number]

const inOrder = <T>(all: readonly T[], counted: readonly { value: T; projects: number }[]) =>
  counted.toSorted((one, other) => all.indexOf(one.value) - all.indexOf(other.value))

/** Of the pages that search engines are told of. */
export const listIdeasPaths = async (db: Ctx["db"]) => {
  const counted = await countWorks(db)
  return counted.filter(({ projects }) => projects >= FEWEST_IDEAS).map(({ value }) => ideasPath({ work: value }))
}
