// The JSON door of what a professional offers.
import { serve } from "../../platform/api/serve.server.ts"
import * as calls from "./offer.contract.ts"
import * as offer from "./offer.server.ts"
import { serviceLocations, yourServices } from "./own-service.contract.ts"
import { showOwnServices, showServiceLocations } from "./own-service.server.ts"

export const offerApi = [
  serve(yourServices, showOwnServices),
  serve(calls.changeOffer, offer.changeOffer),
  serve(calls.updateServicePrice, offer.updateServicePrice),
  serve(calls.updateService, offer.updateService),
  serve(serviceLocations, showServiceLocations),
  serve(calls.addServiceLocations, offer.addServiceLocations),
  serve(calls.removeServiceLocation, offer.removeServiceLocation),
]
