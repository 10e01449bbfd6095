// The JSON door of professionals.
import { serve } from "../platform/api/serve.server.ts"
import { listProfessionals, showProfessional } from "./professional.contract.ts"
import { showProfessionals, showProfile } from "./professional.server.ts"

export const professionalsApi = [serve(showProfessional, showProfile), serve(listProfessionals, showProfessionals)]
