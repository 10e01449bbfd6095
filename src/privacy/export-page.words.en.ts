import { brand } from "../brand.ts"
import { listIn } from "../platform/words/parts.ts"

/** The frame of the copy that people read; what stands in it is called by the slices. */
export default {
  title: (name: string) => `The data of ${name}`,
  made: (when: string, site: string) =>
    `Everything that ${brand.name} (${site}) kept about you on ${when}, Indian time. The copy for programs has the ids as well.`,
  questions: `Something is wrong, or missing? Write to ${brand.emails.privacy}.`,
  contents: "What is in it",
  nothing: "Nothing is kept under",
  yes: "Yes",
  no: "No",
  listed: listIn("en"),
}
