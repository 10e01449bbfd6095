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
import { getCity, getCountry, getHierarchy, getLocalities, getLocations, getState } from "./location.server.ts"

export const locations: Slice = {
  name: "locations",
  description: "Countries, states, cities and localities",
  tables: ["countries", "states", "cities", "localities"],
  impersonal: ["countries", "states", "cities", "localities"],
  calls: [
    serve(locationOptions, getLocations),
    serve(locationHierarchy, getHierarchy),
    serve(locationsByCountry, getCountry),
    serve(locationsByState, getState),
    serve(locationsByCity, getCity),
    serve(knownLocalities, getLocalities),
  ],
}
