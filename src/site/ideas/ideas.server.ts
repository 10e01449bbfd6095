// Work to look at before anybody is chosen: the projects that professionals have published.
import { apart } from "../../drawings/variants.ts"
import type { Ctx } from "../../platform/context.server.ts"
import { bandFrom, bandStarts, works } from "../../professionals/cost/cost.rules.ts"
import { homeTypes } from "../../professionals/projects/project.rules.ts"
import { countWorks, findIdeas, type IdeaRow, listIdeas } from "./ideas.queries.server.ts"
import { FEWEST_IDEAS, type IdeaQuery, ideasPath, isNarrowed, OTHER_IDEAS } from "./ideas.rules.ts"

export const getIdeas = async ({ db }: Pick<Ctx, "db">, asked: IdeaQuery, limit: number) => {
  const { total, ideas, works: ofWork, homes, bands, localities } = await findIdeas(db, asked, limit)
  return {
    asked,
    total,
    ideas: shown(ideas),
    others: total < FEWEST_IDEAS && isNarrowed(asked) ? await findOthers(db, asked, ideas) : [],
    choices: {
      work: inOrder(works, ofWork),
      home: inOrder(homeTypes, homes),
      paid: inOrder(bandStarts, bands),
      localities,
    },
  }
}

const shown = (ideas: readonly IdeaRow[]) => {
  const pictures = apart(ideas.map(({ picture }) => picture))
  return ideas.map(({ paid_from, ...idea }, at) => ({
    ...idea,
    picture: pictures[at]!,
    paid: paid_from === null ? null : bandFrom(paid_from),
  }))
}

/** Of the same kind of work, else of any: so that a page of two pictures is no dead end. */
const findOthers = async (db: Ctx["db"], { work }: IdeaQuery, ideas: readonly IdeaRow[]) => {
  const known = new Set(ideas.map(({ id }) => id))
  const find = async (kept: Pick<IdeaQuery, "work">) => {
    const query = { home: undefined, locality: undefined, paid: undefined, ...kept }
    const found = await listIdeas(db, query, OTHER_IDEAS + known.size)
    return shown(found.filter(({ id }) => !known.has(id)).slice(0, OTHER_IDEAS))
  }
  const ofWork = work === undefined ? [] : await find({ work })
  return ofWork.length > 0 ? ofWork : find({ work: undefined })
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
