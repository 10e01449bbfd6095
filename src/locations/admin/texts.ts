import { inLanguages } from "../../platform/language/language.ts"
import { pluralIn } from "../../platform/language/parts.ts"

const plural = pluralIn("en")
const grouped = (count: number) => count.toLocaleString("en-IN")

const nameBegins = (label: string) => `${label} must begin with a letter or a number`
/** For every form and table in which places are named. */
export const noLetter = (label: string) => `${label} needs a letter`
export const mixedScripts = (label: string) =>
  `${label} mixes letters of several scripts that look alike. Write each word in one script`

export const locationAdminProblems = inLanguages({
  en: {
    things: { country: "country", state: "state", city: "city" },
    done: {
      country: {
        added: "Country added successfully",
        updated: "Country updated successfully",
        deleted: "Country deleted successfully",
      },
      state: {
        added: "State added successfully",
        updated: "State updated successfully",
        deleted: "State deleted successfully",
      },
      city: {
        added: "City added successfully",
        updated: "City updated successfully",
        deleted: "City deleted successfully",
      },
    },
    taken: {
      country: "There is a country of this name already",
      code: "Another country has this code",
      state: "There is a state of this name in the country already",
      city: "There is a city of this name in the state already",
    },
    /** Of letters that stand for nothing by themselves. */
    unreadable: {
      country: nameBegins("Country name"),
      state: nameBegins("State name"),
      city: nameBegins("City name"),
    },
    parentGone: {
      country: "This country is not there any more. Please choose another one",
      state: "This state is not there any more. Please choose another one",
    },
    overtaken: (name = "Somebody else") =>
      `${name} was faster and has changed it since you opened it. Look at what is there now, then save again.`,
    overtakenByOneself:
      "You have changed it in another window since you opened it here. Look at what is there now, then save again.",
    notDeleted: {
      country: "Failed to delete country. It may have associated states.",
      state: "Failed to delete state. It may have associated cities.",
      city: {
        professionals: "Failed to delete city. Professionals work from it.",
        areas: "Failed to delete city. Professionals offer services in it.",
        services: "Failed to delete city. Services are open in it.",
        localities: "Failed to delete city. It has localities.",
      },
    },
  },
})

const nameRules = {
  name_begins: nameBegins,
  no_letter: noLetter,
  mixed_scripts: mixedScripts,
  two_letters: (label: string) => `${label} is two letters, such as IN`,
  short_code: (label: string) => `${label} is at most 10 letters, numbers and hyphens`,
}
const countryMissing = "Country name and code are required"
const stateMissing = "State name and country are required"
const cityMissing = "City name and state are required"

export const countryFieldTexts = inLanguages({
  en: {
    fields: { name: "Country name", code: "Country code" },
    missing: { name: countryMissing, code: countryMissing },
    rules: nameRules,
  },
})
export const stateFieldTexts = inLanguages({
  en: {
    fields: { name: "State name", country_id: "Country", code: "State code" },
    missing: { name: stateMissing, country_id: stateMissing },
    rules: nameRules,
  },
})
export const cityFieldTexts = inLanguages({
  en: {
    fields: { name: "City name", state_id: "State" },
    missing: { name: cityMissing, state_id: cityMissing },
    rules: nameRules,
  },
})

export const cityListTexts = inLanguages({
  en: { fields: { q: "Search text", limit: "Number of cities", offset: "Number of cities left out" } },
})

const adding = { verb: "Add", busy: "Adding...", cancel: "Cancel" }
const updating = { verb: "Update", busy: "Updating...", cancel: "Cancel" }

/** A form a kind, for adding and for editing. */
export const placeFormTexts = inLanguages({
  en: {
    country: {
      add: { ...adding, title: "Add Country", failed: "Failed to add country" },
      edit: { ...updating, title: "Edit Country", failed: "Failed to update country" },
      hints: { code: "Two letters, such as IN" },
    },
    state: {
      add: { ...adding, title: "Add State", failed: "Failed to add state" },
      edit: { ...updating, title: "Edit State", failed: "Failed to update state" },
      hints: { code: "Such as MH" },
    },
    city: {
      add: { ...adding, title: "Add City", failed: "Failed to add city" },
      edit: { ...updating, title: "Edit City", failed: "Failed to update city" },
      hints: {},
    },
    chooseCountry: "Choose a country",
    chooseState: "Choose a state",
    now: (place: string) => `There now: ${place}`,
  },
})

const asked = (kind: string) => `Are you sure you want to delete this ${kind}? This action cannot be undone.`
const deleting = { verb: "Delete", busy: "Deleting...", cancel: "Cancel" }

export const placeDeletionTexts = inLanguages({
  en: {
    country: {
      ...deleting,
      title: (name: string) => `Delete ${name}?`,
      text: asked("country"),
      failed: "Failed to delete country. It may have associated states.",
    },
    state: {
      ...deleting,
      title: (name: string) => `Delete ${name}?`,
      text: asked("state"),
      failed: "Failed to delete state. It may have associated cities.",
    },
    city: {
      ...deleting,
      title: (name: string) => `Delete ${name}?`,
      text: asked("city"),
      failed: "Failed to delete city",
    },
  },
})

/** Links to what keeps a place from being deleted. */
export const placeUseTexts = inLanguages({
  en: {
    lead: (name: string) => `What stands in ${name}:`,
    states: (count: number) => plural(count, { one: "1 state", other: `${grouped(count)} states` }),
    cities: (count: number) => plural(count, { one: "1 city", other: `${grouped(count)} cities` }),
    localities: (count: number) => plural(count, { one: "1 locality", other: `${grouped(count)} localities` }),
    professionals: (count: number) =>
      plural(count, {
        one: "1 professional who works from there or offers services there",
        other: `${count} professionals who work from there or offer services there`,
      }),
    services: (count: number) => plural(count, { one: "1 open service", other: `${count} open services` }),
  },
})

export const locationAdminTexts = inLanguages({
  en: {
    title: "Location Management",
    lead: "The countries, states and cities that people choose from.",
    loading: "Loading locations",
    tabs: { countries: "Countries", states: "States / Provinces", cities: "Cities" },
    tabsLabel: "Kinds of locations",
    back: "Back",
    everywhere: "All countries",
    unknownPlace: "Unknown",
    failed: {
      countries: "Failed to load countries",
      states: "Failed to load states",
      cities: "Failed to load cities",
    },
    empty: { countries: "No countries found", states: "No states found", cities: "No cities found" },
    emptyHint: {
      countries: "Add the first one, or import a file.",
      states: "Add the first one here, or import a file.",
      cities: "Add the first one here, or import a file.",
    },
    noMatch: (terms: string) => `No name here has “${terms}”.`,
    add: { countries: "Add Country", states: "Add State", cities: "Add City" },
    import: "Import",
    export: "Export",
    find: "Search by name",
    columns: {
      name: "Name",
      code: "Code",
      country: "Country",
      state: "State",
      states: "States",
      cities: "Cities",
      use: "Services",
      localities: "Localities",
      acts: "Actions",
    },
    statesOf: (count: number) =>
      count === 0 ? "No states" : plural(count, { one: "1 state", other: `${grouped(count)} states` }),
    citiesOf: (count: number) =>
      count === 0 ? "No cities" : plural(count, { one: "1 city", other: `${grouped(count)} cities` }),
    localitiesOf: (count: number) =>
      count === 0 ? "No localities" : plural(count, { one: "1 locality", other: `${grouped(count)} localities` }),
    isOpen: "Services open",
    edit: "Edit",
    editOf: (name: string) => `Edit ${name}`,
    delete: "Delete",
    deleteOf: (name: string) => `Delete ${name}`,
    more: (count: number) => `Show ${count} more`,
    shown: (shown: number, all: number) => `${grouped(shown)} of ${grouped(all)}`,
    notAll: (shown: number, total: number) =>
      `${grouped(shown)} of ${grouped(total)} cities. Type a name to find another one.`,
    readOnly: "You can look at locations. An owner can change them.",
  },
})

export const locationCountsTexts = inLanguages({
  en: {
    title: "Location Management",
    manage: "Manage Locations",
    loading: "Loading locations",
    countries: "Countries",
    states: "States/Provinces",
    cities: "Cities",
    incomplete: "Failed to fetch complete location data",
    failed: "Failed to fetch location data",
  },
})
