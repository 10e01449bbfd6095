import type { TableWords } from "../platform/personal-data.server.ts"

export default {
  notifications: {
    title: "Notifications",
    columns: {
      title: "Title",
      message: "Message",
      audience: "As",
      type: "Sort",
      kind: "Kind",
      link: "Leads to",
      created_at: "When",
      read_at: "Read",
    },
    values: { audience: { user: "Customer", provider: "Professional" } },
  },
  notification_choices: {
    title: "What you want by mail",
    columns: { topic: "Topic", by_mail: "By mail" },
  },
} satisfies Record<string, TableWords>
