import { call } from "../../platform/api/api-client.ts"
import { describeList } from "../../ui/list/list.ts"
import { deskPosts } from "./post-desk.contract.ts"
import { deskPostsTexts } from "./texts.ts"

export const deskPostList = describeList({
  texts: deskPostsTexts,
  filters: { show: ["published", "hidden"] },
  load: (asked, options) => call(deskPosts, asked, options),
  rows: ({ posts }) => posts,
})
