/** What can be done at a post whose page runs no application (docs/decisions/0005). */
import { mountPost } from "./reader-marks.actions.ts"

for (const post of document.querySelectorAll<HTMLElement>("[data-post]")) mountPost(post)
