import type { PersonalData } from "../../platform/personal-data.server.ts"

export const ideasData: PersonalData = {
  exports: [],
  notExported: { idea_entries: "Made of their published projects, which are exported." },
  // They go with the projects, by triggers.
  erase: async () => {},
}
