import type { ComponentProps } from "react"
import { Picture } from "../../drawings/picture.tsx"
import { EmptyState } from "../../ui/empty-state.tsx"

/** In place of the cards. */
export const EmptyResults = (props: Omit<ComponentProps<typeof EmptyState>, "picture">) => (
  <div id="nothing-found">
    <EmptyState {...props} picture={<Picture kind="empty" seed="results" eager className="h-40 w-auto" />} />
  </div>
)
