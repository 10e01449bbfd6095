import { serve } from "../platform/api/serve.server.ts"
import { serviceLocations, yourServices } from "./own-service.contract.ts"
import { showOwnServices, showServiceLocations } from "./own-service.server.ts"

export const ownServicesApi = [serve(yourServices, showOwnServices), serve(serviceLocations, showServiceLocations)]
