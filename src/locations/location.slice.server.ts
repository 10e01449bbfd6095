import { serve } from "../platform/api/serve.server.ts"
import { serveFile } from "../platform/api/serve-file.server.ts"
import { serveUpload } from "../platform/api/serve-upload.server.ts"
import type { Slice } from "../platform/slice.server.ts"
import * as importing from "./admin/import/import.contract.ts"
import { bringLocations, exportAllLocations, previewLocations } from "./admin/import/import.server.ts"
import * as localities from "./admin/localities/locality-admin.contract.ts"
import * as keep from "./admin/localities/locality-admin.server.ts"
import * as admin from "./admin/location-admin.contract.ts"
import * as manage from "./admin/location-admin.server.ts"
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
    serve(admin.locationCounts, manage.getCounts),
    serve(admin.listCountries, manage.getCountries),
    serve(admin.addCountry, manage.createCountry),
    serve(admin.changeCountry, manage.saveCountry),
    serve(admin.deleteCountry, manage.removeCountry),
    serve(admin.listStates, manage.getStates),
    serve(admin.addState, manage.createState),
    serve(admin.changeState, manage.saveState),
    serve(admin.deleteState, manage.removeState),
    serve(admin.listCities, manage.getCities),
    serve(admin.addCity, manage.createCity),
    serve(admin.changeCity, manage.saveCity),
    serve(admin.deleteCity, manage.removeCity),
    serve(localities.cityLocalities, keep.getCityLocalities),
    serve(localities.addLocality, keep.createLocality),
    serve(localities.changeLocality, keep.saveLocality),
    serve(localities.deleteLocality, keep.removeLocality),
    serveUpload(importing.previewImport, previewLocations),
    serveUpload(importing.importLocations, bringLocations),
    serveFile(importing.exportLocations, exportAllLocations, { page: "/admin/locations" }),
  ],
}
