// What a professional reads in their own activity of the work they show.
import { kind } from "../../platform/language/notification-kinds.ts"

interface About {
  title: string
  project_id: string
  professional_id: string
}

export const projectPublished = kind<About>({
  kind: "publish_project",
  details: ({ title }) => title,
})

export const projectRemoved = kind<About>({
  kind: "remove_project",
  details: ({ title }) => title,
})

export const projectNotifications = [projectPublished, projectRemoved]
