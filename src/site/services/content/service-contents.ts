import type { Texts } from "../../../platform/language/language.ts"
import type { ServiceSlug } from "../../../services/service-slugs.ts"
import type { ServiceContent } from "../service-content.ts"
import { architectContent } from "./architect.texts.ts"
import { civilEngineerContent } from "./civil-engineer.texts.ts"
import { contractorContent } from "./contractor.texts.ts"
import { homeInspectorContent } from "./home-inspector.texts.ts"
import { interiorDesignerContent } from "./interior-designer.texts.ts"
import { landscapeDesignerContent } from "./landscape-designer.texts.ts"
import { propertyExecutorContent } from "./property-executor.texts.ts"
import { propertyManagerContent } from "./property-manager.texts.ts"
import { realEstateLawyerContent } from "./real-estate-lawyer.texts.ts"
import { vastuConsultantContent } from "./vastu-consultant.texts.ts"

/** Only the server has all of them: a page is given its own. */
export const serviceContents: Record<ServiceSlug, Texts<ServiceContent>> = {
  architect: architectContent,
  "civil-engineer": civilEngineerContent,
  contractor: contractorContent,
  "home-inspector": homeInspectorContent,
  "interior-designer": interiorDesignerContent,
  "landscape-designer": landscapeDesignerContent,
  "property-executor": propertyExecutorContent,
  "property-manager": propertyManagerContent,
  "real-estate-lawyer": realEstateLawyerContent,
  "vastu-consultant": vastuConsultantContent,
}
