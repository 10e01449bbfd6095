import { inLanguages, type Words } from "../../../platform/words/language.ts"
import type { ServiceSlug } from "../../../services/service-slugs.ts"
import type { ServiceContent } from "../service-content.ts"
import architect from "./architect.words.en.ts"
import civilEngineer from "./civil-engineer.words.en.ts"
import contractor from "./contractor.words.en.ts"
import homeInspector from "./home-inspector.words.en.ts"
import interiorDesigner from "./interior-designer.words.en.ts"
import landscapeDesigner from "./landscape-designer.words.en.ts"
import propertyExecutor from "./property-executor.words.en.ts"
import propertyManager from "./property-manager.words.en.ts"
import realEstateLawyer from "./real-estate-lawyer.words.en.ts"
import vastuConsultant from "./vastu-consultant.words.en.ts"

/** Only the server has all of them: a page is given its own. */
export const serviceContents: Record<ServiceSlug, Words<ServiceContent>> = {
  "interior-designer": inLanguages({ en: interiorDesigner }),
  architect: inLanguages({ en: architect }),
  contractor: inLanguages({ en: contractor }),
  "real-estate-lawyer": inLanguages({ en: realEstateLawyer }),
  "vastu-consultant": inLanguages({ en: vastuConsultant }),
  "civil-engineer": inLanguages({ en: civilEngineer }),
  "property-manager": inLanguages({ en: propertyManager }),
  "home-inspector": inLanguages({ en: homeInspector }),
  "landscape-designer": inLanguages({ en: landscapeDesigner }),
  "property-executor": inLanguages({ en: propertyExecutor }),
}
