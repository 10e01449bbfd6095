/** A long text as data, so that one screen shows them all, and a test can read what they say. */

import type { ReactNode } from "react"
import type { Market } from "../../platform/language/market.ts"
import type { IconName } from "../../ui/icon.tsx"

/** @param to a page of ours, an anchor, or an address that begins with mailto:, tel: or https: */
export type LinkTo = (to: string, text: string) => ReactNode
export type Sentence = string | ((link: LinkTo, market: Market) => ReactNode)

export interface Fact {
  term: string
  text: Sentence
}

export type Block =
  | Sentence
  | { list: readonly Sentence[] }
  | { steps: readonly Sentence[] }
  | { facts: readonly Fact[] }
  /** Beside a claim: what bounds it. */
  | { note: Sentence }

export interface Part {
  title: string
  /** Before it, where it is folded. */
  icon?: IconName
  body: readonly Block[]
}

export interface LongText {
  meta: { title: string; description: string | ((market: Market) => string) }
  heading: string
  lead: Sentence
  /** By its anchor, which stays when the title changes. */
  parts: Record<string, Part>
}
