import type { TableWords } from "../platform/personal-data.server.ts"

export default {
  title: "Pictures you brought",
  about: "The pictures themselves are on the site, at these addresses.",
  columns: {
    purpose: "For what",
    addresses: "Addresses",
    width: "Width",
    height: "Height",
    created_at: "Brought",
    arrived_at: "Arrived",
    ends_at: "Goes",
  },
  values: { purpose: { portrait: "Portrait" } },
} satisfies TableWords
