// The JSON door of the catalogue.
import { serve } from "../platform/api/serve.server.ts"
import { serviceCategories } from "./service.contract.ts"
import { showCategories } from "./service.server.ts"

export const servicesApi = [serve(serviceCategories, showCategories)]
