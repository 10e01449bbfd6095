import { serve } from "../platform/api/serve.server.ts"
import type { Slice } from "../platform/slice.server.ts"
import {
  knownLocalities,
  locationHierarchy,
  locationOptions,
  locationsByCity,
  locationsByCountry,
  locationsByState,
} from "./location.contract.ts"
import { showCity, showCountry, showHierarchy, showLocalities, showLocations, showState } from "./location.server.ts"

export const locations: Slice = {
  name: "locations",
  description: "Countries, states, cities and localities",
  tables: ["countries", "states", "cities", "localities"],
  impersonal: ["countries", "states", "cities", "localities"],
  calls: [
    serve(locationOptions, showLocations),
    serve(locationHierarchy, showHierarchy),
    serve(locationsByCountry, showCountry),
    serve(locationsByState, showState),
    serve(locationsByCity, showCity),
    serve(knownLocalities, showLocalities),
  ],
}
