// The JSON door of professionals.
import { serve } from "../platform/serve.server.ts"
import { listProviders, showProvider } from "./professional.contract.ts"
import { showProfile, showProviders } from "./professional.server.ts"

export const professionalsApi = [serve(showProvider, showProfile), serve(listProviders, showProviders)]
