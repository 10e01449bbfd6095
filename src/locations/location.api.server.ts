// The JSON door of locations.
import { serve } from "../platform/api/serve.server.ts"
import {
  knownLocalities,
  locationHierarchy,
  locationOptions,
  locationsByCity,
  locationsByCountry,
  locationsByState,
} from "./location.contract.ts"
import { showCity, showCountry, showHierarchy, showLocalities, showLocations, showState } from "./location.server.ts"

export const locationsApi = [
  serve(locationOptions, showLocations),
  serve(locationHierarchy, showHierarchy),
  serve(locationsByCountry, showCountry),
  serve(locationsByState, showState),
  serve(locationsByCity, showCity),
  serve(knownLocalities, showLocalities),
]
