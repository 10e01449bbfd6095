/** Which projects are asked for, as the address says it. */
import { type BandStart, bandStarts, type Work, works } from "../../professionals/cost/cost.rules.ts"
import { type HomeType, homeTypes } from "../../professionals/projects/project.rules.ts"

export const IDEAS_AT_ONCE = 24
/** The most that stand below each other; who wants more narrows them down. */
export const MOST_IDEAS = 240
/** Fewer are no page that a search engine should send anybody to. */
export const FEWEST_IDEAS = 6

/** Below so few, those that fit only some of what was chosen. */
export const OTHER_IDEAS = 6

export interface IdeaQuery {
  work: Work | undefined
  home: HomeType | undefined
  /** As it is written. */
  locality: string | undefined
  /** Rupees at which the band begins. */
  paid: BandStart | undefined
}

export const ideaFilters = ["work", "home", "locality", "paid"] as const

export const isNarrowed = (asked: Partial<IdeaQuery>) => ideaFilters.some((name) => asked[name] !== undefined)

const among = <T extends string>(all: readonly T[], said: string | null) => all.find((one) => one === said)

/** What is none of ours is as if it had not been said. */
export const readIdeas = (query: URLSearchParams): IdeaQuery => ({
  work: among(works, query.get("work")),
  home: among(homeTypes, query.get("home")),
  locality: query.get("locality")?.trim().slice(0, 80) || undefined,
  paid: bandStarts.find((start) => String(start) === query.get("paid")),
})

/** How many are shown: a number of the address, brought to whole pages. */
export const shownCount = (asked: string | null) =>
  Math.min(MOST_IDEAS, Math.max(1, Math.ceil((Number(asked) || 0) / IDEAS_AT_ONCE)) * IDEAS_AT_ONCE)

export const ideasPath = (asked: Partial<IdeaQuery>, count = IDEAS_AT_ONCE) => {
  const said = ideaFilters.flatMap((name) => (asked[name] === undefined ? [] : [[name, String(asked[name])]]))
  const query = new URLSearchParams([...said, ...(count > IDEAS_AT_ONCE ? [["show", String(count)]] : [])])
  return query.size > 0 ? `/ideas?${query}` : "/ideas"
}

/** Pages with an address for search engines: all of them, and those of one kind of work. */
export const isForSearchEngines = (asked: IdeaQuery, total: number) =>
  total >= FEWEST_IDEAS && asked.home === undefined && asked.locality === undefined && asked.paid === undefined
