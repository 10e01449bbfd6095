import { call } from "../../platform/api/api-client.ts"
import { describeList } from "../../ui/list/list.ts"
import type { OpenListOf } from "../../ui/list/use-list.ts"
import { ownPostsTexts } from "./pages.texts.ts"
import { ownPosts } from "./writing.contract.ts"

export const ownPostList = describeList({
  texts: ownPostsTexts,
  dialogs: ["delete"],
  load: (asked, options) => call(ownPosts, asked, options),
  rows: ({ posts }) => posts,
})

export type OwnPostList = OpenListOf<typeof ownPostList>
