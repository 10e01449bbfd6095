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

/** As their page shows them: what was chosen stands among the choices, also where it leads to nothing. */
export const getIdeasPage = async (ctx: Pick<Ctx, "db">, query: IdeaQuery, limit: number) => {
  const found = await getIdeas(ctx, query, limit)
  const { work, home, paid, localities } = found.choices
  // However it was written in the address.
  const written = query.locality?.toLowerCase()
  const known = localities.find(({ value }) => value.toLowerCase() === written)
  const asked = { ...query, locality: known?.value ?? query.locality }
  const choices = {
    work: inOrder(works, withChosen(work, asked.work)),
    home: inOrder(homeTypes, withChosen(home, asked.home)),
    paid: inOrder(bandStarts, withChosen(paid, asked.paid)),
    localities: withChosen(localities, asked.locality),
  }
  return { ...found, asked, choices }
}

interface Counted<T> {
  value: T
  projects: number
}

const withChosen = <T>(counted: readonly Counted<T>[], chosen: T | undefined): readonly Counted<T>[] =>
  chosen === undefined || counted.some(({ value }) => value === chosen)
    ? counted
    : [...counted, { value: chosen, projects: 0 }]

export type IdeasPageData = Awaited<ReturnType<typeof getIdeasPage>>
export type Idea = IdeasPageData["ideas"][number]

const inOrder = <T>(all: readonly T[], counted: readonly Counted<T>[]) =>
  counted.toSorted((one, other) => all.indexOf(one.value) - all.indexOf(other.value))

/** Of the pages that search engines are told of. */
export const listIdeasPaths = async (db: Ctx["db"]) => {
  const counted = await countWorks(db)
  return counted.filter(({ projects }) => projects >= FEWEST_IDEAS).map(({ value }) => ideasPath({ work: value }))
}
